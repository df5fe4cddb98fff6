/**
 * Location of the console. `search` starts with `?` and `hash` with `#`, or they are ''. A `to` that is made of all three
 * leads to the location.
 */
export interface Location {
  /** Path within the console's base path, from `/`; '' at a page of the host outside of it. */
  pathname: string;
  search: string;
  hash: string;
}

/** Options of a navigation. */
export interface NavigateOptions {
  /** Takes the place of the current entry of the history. @default false */
  replace?: boolean;
}

/**
 * Called before a navigation. Returning `true` blocks it.
 * @param to path of the console, or a query of the current page; `undefined` for another page of the host
 * @param proceed makes the navigation after all, for example once the user has confirmed it
 */
export type Blocker = (to: string | undefined, proceed: () => void) => boolean;

/**
 * The host's router, as far as the console needs it. A `to` is a path of the console, as `buildPath` writes it. At a page
 * of the host outside of the console's base path, it may also be a query (`?q=error`), which changes that of the page: a
 * `Navigation` whose location has the pathname '' must accept it. The package has adapters for React Router, TanStack Router, Next.js, wouter, and the plain history.
 */
export interface Navigation {
  /** Goes to a path of the console. */
  navigate: (to: string, options?: NavigateOptions) => void;
  /** Returns the `href` of a link to a path of the console. */
  href: (to: string) => string;
  /** A hook: where the console is, followed as it changes. */
  useLocation: () => Location;
  /**
   * Whether `useLocation` may suspend, as on a static page of Next.js, whose HTML is written before the query is known.
   * Then the provider renders nothing until the browser knows it.
   * @default false
   */
  maySuspend?: boolean;
  /** Calls `blocker` before every navigation until the returned function is called. */
  block: (blocker: Blocker) => () => void;
}
