/** Location of the console within its base path: `pathname` starts with `/`, `search` with `?`, `hash` with `#`, or they are ''. */
export interface Location {
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
 * @param to path of the console; `undefined` for a page of the host outside of it
 * @param proceed makes the navigation after all, for example once the user has confirmed it
 */
export type Blocker = (to: string | undefined, proceed: () => void) => boolean;

/**
 * The host's router, as far as the console needs it. Every `to` is a path of the console, as `buildPath`
 * writes it. The package has adapters for React Router, TanStack Router, Next.js, wouter, and the plain history.
 */
export interface Navigation {
  /** Goes to a path of the console. */
  navigate: (to: string, options?: NavigateOptions) => void;
  /** Returns the `href` of a link to a path of the console. */
  href: (to: string) => string;
  /** A hook: where the console is, followed as it changes. */
  useLocation: () => Location;
  /** Calls `blocker` before every navigation until the returned function is called. */
  block: (blocker: Blocker) => () => void;
}
