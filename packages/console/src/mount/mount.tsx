import { createRoot } from 'react-dom/client';

import { createHistoryNavigation } from '../runtime/navigation/history.ts';
import { createMemoryNavigation } from '../runtime/navigation/memory.ts';
import { pathOf } from '../runtime/navigation/paths.ts';
import type { PageAddress } from '../runtime/navigation/paths.ts';
import { ConsoleProvider } from '../runtime/ConsoleProvider.tsx';
import type { ConsoleProviderProps } from '../runtime/ConsoleProvider.tsx';
import { CurrentPage } from './CurrentPage.tsx';
import { isUserFacingError } from '../runtime/isUserFacingError.ts';

/** Options that can be updated while a console is mounted; the rest of {@link MountOptions} is fixed. */
export type MountChanges = Partial<
  Pick<
    ConsoleProviderProps,
    | 'appearance'
    | 'features'
    | 'links'
    | 'locale'
    | 'messages'
    | 'onBeforeAction'
    | 'onEvent'
    | 'productName'
    | 'timeZone'
    | 'toast'
  >
> & {
  /** Page to navigate to. */
  page?: PageAddress;
};

type WithoutChildren<Props> = Props extends unknown
  ? Omit<Props, 'children' | 'navigation'>
  : never;

/** The props of `ConsoleProvider`, with a `page` to show. */
export type MountOptions = WithoutChildren<ConsoleProviderProps> & {
  /**
   * A single screen, without rail and top bar: `{ id: 'apps', params: { teamSlug: 'acme' } }`. Its links open other
   * screens in the same element.
   * @default the whole console, at the location of `navigation`
   */
  page?: PageAddress;
  /** The host's router. @default the browser's history for the whole console; in memory for a single screen */
  navigation?: ConsoleProviderProps['navigation'];
};

/** A mounted console. */
export interface Mounted {
  /** Updates some options; omitted ones stay. */
  update: (changes: MountChanges) => void;
  /** Unmounts the console, and empties the element. */
  unmount: () => void;
}

/**
 * Mounts the console in an element of a page that does not need to use React. The page links
 * `@quayside/console/styles.css` or `isolated.css`; the code of each screen is loaded when it is shown.
 * A page may mount several, each with its own token.
 *
 * @param element an empty element, owned by the console until `unmount`
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
