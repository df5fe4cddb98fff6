import { createRoot } from 'react-dom/client';

import { createHistoryNavigation } from '../runtime/navigation/history.ts';
import { createMemoryNavigation } from '../runtime/navigation/memory.ts';
import { pathOf } from '../runtime/navigation/paths.ts';
import type { PageAddress } from '../runtime/navigation/paths.ts';
import { ConsoleProvider } from '../runtime/ConsoleProvider.tsx';
import type { ConsoleProviderProps } from '../runtime/ConsoleProvider.tsx';
import { ConsolePages } from './ConsolePages.tsx';
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
  /**
   * Updates some options; omitted ones stay.
   * @throws an `Error` after `unmount`, a `TypeError` for an unknown page; nothing is changed then
   */
  update: (changes: MountChanges) => void;
  /** Unmounts the console, and empties the element. Has no effect when called again. */
  unmount: () => void;
}

/**
 * Mounts the console in an element of a page that does not need to use React. The page links
 * `@quayside/console/styles.css` or `isolated.css`; the code of each screen is loaded when it is shown.
 * A page may mount several, each with its own token.
 *
 * @param element an empty element, owned by the console until `unmount`
 * @throws a `TypeError` when `element` is no element, such as `null` of a failed query, or `page` is unknown
 */
export function mount(element: Element, { page, navigation, ...provider }: MountOptions): Mounted {
  // Pages without TypeScript pass what `document.querySelector` returned.
  if (!isElement(element)) throw new TypeError('mount() needs an element of the document.');
  const start = page && pathOf(page);
  const router =
    navigation ?? (start === undefined ? createHistoryNavigation() : createMemoryNavigation(start));
  const isWhole = page === undefined;
  const root = createRoot(element, {
    onCaughtError(error) {
      if (!isUserFacingError(error)) reportError(error);
    },
  });
  let props = provider;
  let isMounted = true;
  const render = () => {
    root.render(
      <ConsoleProvider {...props} navigation={router}>
        <ConsolePages layout={isWhole ? 'full' : 'page'} hasDocumentTitle={isWhole} />
      </ConsoleProvider>,
    );
  };
  render();

  return {
    update({ page: wanted, ...changes }) {
      if (!isMounted) throw new Error('This console is unmounted. Call mount() again.');
      const to = wanted && pathOf(wanted);
      props = { ...props, ...changes };
      render();
      if (to !== undefined) router.navigate(to, { replace: true });
    },
    unmount() {
      if (!isMounted) return;
      isMounted = false;
      root.unmount();
    },
  };
}

function isElement(value: unknown): value is Element {
  return value instanceof Element;
}
