import type { Blocker } from './Navigation.ts';

/** The blockers of one console. */
export interface Blockers {
  /** Adds a blocker until the returned function is called. */
  add: (blocker: Blocker) => () => void;
  /**
   * Whether a blocker blocks a navigation.
   * @param to path of the console; `undefined` for a page outside of it
   * @param proceed makes the navigation after all, without asking again
   */
  blocks: (to: string | undefined, proceed: () => void) => boolean;
}

/** Options of `createBlockers`. */
export interface BlockersOptions {
  /** Window that confirms closing the page while there are blockers. @default none, such as on a server */
  window?: Pick<Window, 'addEventListener' | 'removeEventListener'> | undefined;
  /**
   * Returns the console's path of a URL, or `undefined` for a page outside of it. Then links outside of the console are
   * blocked too, for routers that cannot block a navigation themselves.
   * @default links are left to the router
   */
  pathOf?: ((url: string) => string | undefined) | undefined;
}

/**
 * Stores the blockers of an adapter. While there are any, the browser also confirms closing the page. Back, Forward and
 * navigations that the host's own code starts can only be blocked by the host's router.
 */
export function createBlockers({ window: host, pathOf }: BlockersOptions = {}): Blockers {
  const blockers = new Set<Blocker>();
  const confirmLeaving = (event: Event) => event.preventDefault();
  let isProceeding = false;

  const blocks: Blockers['blocks'] = (to, proceed) =>
    !isProceeding && [...blockers].some((blocker) => blocker(to, proceed));

  function follow(link: HTMLAnchorElement) {
    // The user has confirmed it. The next blocker listens again.
    host?.removeEventListener('beforeunload', confirmLeaving);
    isProceeding = true;
    link.click();
    isProceeding = false;
  }

  function blockLink(event: Event) {
    const link = isProceeding ? undefined : followedLink(event);
    if (link === undefined) return;
    const to = pathOf?.(link.href);
    const isWithinDocument = to === undefined && isSameDocument(link.href);
    if (isWithinDocument || !blocks(to, () => follow(link))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  return {
    add(blocker) {
      if (blockers.size === 0) {
        host?.addEventListener('beforeunload', confirmLeaving);
        // Before the host's router handles it.
        if (pathOf) host?.addEventListener('click', blockLink, true);
      }
      blockers.add(blocker);
      return () => {
        blockers.delete(blocker);
        if (blockers.size > 0) return;
        host?.removeEventListener('beforeunload', confirmLeaving);
        host?.removeEventListener('click', blockLink, true);
      };
    },
    blocks,
  };
}

/**
 * The link that a click follows in this tab. Links within the root of a console are left out, because those of the
 * console call `navigate`.
 */
function followedLink(event: Event): HTMLAnchorElement | undefined {
  if (!(event instanceof MouseEvent) || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event
    .composedPath()
    .find((element) => element instanceof HTMLAnchorElement && element.href !== '');
  if (!(link instanceof HTMLAnchorElement) || link.closest('.qs-root') !== null) return undefined;
  const isHere = ['', '_self'].includes(link.target) && !link.hasAttribute('download');
  return isHere && /^https?:$/.test(link.protocol) ? link : undefined;
}

/** Whether a URL with a hash only scrolls. */
function isSameDocument(url: string): boolean {
  const withoutHash = (address: string) => address.split('#')[0];
  return url.includes('#') && withoutHash(url) === withoutHash(document.URL);
}

/** Returns a function for `pathOf` from a `Navigation`'s `href`. */
export function pathOfUrl(href: (to: string) => string): (url: string) => string | undefined {
  return (url) => {
    const home = new URL(href('/'), document.baseURI).href;
    return url.startsWith(home) ? `/${url.slice(home.length)}` : undefined;
  };
}
