import { createRoot } from 'react-dom/client';

import { createHistoryNavigation } from '../runtime/navigation/history.ts';
import { createMemoryNavigation } from '../runtime/navigation/memory.ts';
import { pathOf } from '../runtime/navigation/paths.ts';
import type { PageAddress } from '../runtime/navigation/paths.ts';
import { ConsoleProvider } from '../runtime/ConsoleProvider.tsx';
import type { ConsoleProviderProps } from '../runtime/ConsoleProvider.tsx';
import { CurrentPage } from './CurrentPage.tsx';
import { isUserFacingError } from '../runtime/isUserFacingError.ts';

/** Options that may change while a console is mounted; the rest of {@link MountOptions} is fixed. */
export type MountChanges = Partial<
  Pick<
    ConsoleProviderProps,
    | 'appearance'
    | 'features'
    | 'links'
    | 'locale'
    | 'messages'
    | 'onEvent'
    | 'productName'
    | 'timeZone'
    | 'toast'
  >
> & {
  /** Goes to another page. */
  page?: PageAddress;
};

type WithoutChildren<Props> = Props extends unknown
  ? Omit<Props, 'children' | 'navigation'>
  : never;

/** The props of `ConsoleProvider`, with a `page` to show. */
export type MountOptions = WithoutChildren<ConsoleProviderProps> & {
  /**
   * One screen, without rail and top bar: `{ id: 'apps', params: { teamSlug: 'acme' } }`. Its links lead to other
   * screens in the same place.
   * @default the whole console, at the page that `navigation` says
   */
  page?: PageAddress;
  /** The host's router. @default for one screen none: the address bar stays; for the whole console the browser's history */
  navigation?: ConsoleProviderProps['navigation'];
};

/** A console that is on a page. */
export interface Mounted {
  /** Changes some options; what is not named stays. */
  update: (changes: MountChanges) => void;
  /** Takes the console away. The element is empty again. */
  unmount: () => void;
}

/**
 * Shows the console in an element of a page that need not know React. The page links
 * `@quayside/console/styles.css` or `isolated.css`; the code of each screen is fetched when it is shown.
 * A page may mount several, each with a token of its own.
 *
 * @param element an empty one, which is the console's until `unmount`
 */
export function mount(element: Element, { page, navigation, ...provider }: MountOptions): Mounted {
  const router =
    navigation ??
    (page === undefined ? createHistoryNavigation() : createMemoryNavigation(pathOf(page)));
  const isWhole = page === undefined;
  const root = createRoot(element, {
    onCaughtError(error) {
      if (!isUserFacingError(error)) reportError(error);
    },
  });
  let props = provider;
  const render = () => {
    root.render(
      <ConsoleProvider {...props} navigation={router}>
        <CurrentPage isWhole={isWhole} />
      </ConsoleProvider>,
    );
  };
  render();

  return {
    update({ page: wanted, ...changes }) {
      props = { ...props, ...changes };
      render();
      if (wanted !== undefined) router.navigate(pathOf(wanted), { replace: true });
    },
    unmount: () => root.unmount(),
  };
}
