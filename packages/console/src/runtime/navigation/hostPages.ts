import { addressOf, buildPath, targetOf } from './paths.ts';
import type { BuildArguments, PageAddress, PageId } from './paths.ts';
import type { Location, Navigation } from './Navigation.ts';
import { useConsole } from '../useConsole.ts';

/** The host's pages, as `ConsoleProviderProps` describes them. */
interface HostPages {
  hasPage?: ((id: PageId) => boolean) | undefined;
  hrefFor?: ((page: PageAddress) => string | undefined) | undefined;
}

/** Whether the host has a page, or for an alias path the page that it redirects to. */
export function hasPageOrTarget(id: PageId, hasPage: (id: PageId) => boolean): boolean {
  return hasPage(targetOf(id));
}

/** Holds the current location of a console, for functions that are called after it has changed. */
export function createCurrentLocation(location: Location): {
  get: () => Location;
  set: (location: Location) => void;
} {
  let current = location;
  return {
    get: () => current,
    set: (next) => {
      current = next;
    },
  };
}

interface HostNavigationOptions extends HostPages {
  /** Returns the current location of the console. */
  getLocation: () => Location;
  /** Leaves the console for a page of the host. */
  leave: (url: string) => void;
}

/** Returns the `Navigation` of a host that has other pages than the console. All links and navigations pass through it. */
export function navigateHostPages(
  navigation: Navigation,
  { hasPage, hrefFor, leave, getLocation }: HostNavigationOptions,
): Navigation {
  if (hasPage === undefined && hrefFor === undefined) return navigation;
  /** The page at a path, unless the path is that of the current page, which may be one of the host's. */
  const otherPage = (to: string) =>
    to.replace(/[?#].*$/s, '') === getLocation().pathname ? undefined : addressOf(to);
  const urlOf = (to: string) => {
    const page = otherPage(to);
    return page && hrefFor?.(page);
  };
  return {
    navigate(to, options) {
      const url = urlOf(to);
      const id = otherPage(to)?.id;
      if (url !== undefined) leave(url);
      else if (id === undefined || hasPage === undefined || hasPageOrTarget(id, hasPage)) {
        navigation.navigate(to, options);
      }
    },
    href: (to) => urlOf(to) ?? navigation.href(to),
    useLocation: navigation.useLocation,
    block: navigation.block,
  };
}

/** Returns the path of a page, as `buildPath` does, or `undefined` when the host does not have that page. */
export type LinkTo = <Id extends PageId>(id: Id, ...args: BuildArguments<Id>) => string | undefined;

/** Returns a function that links to pages of this console, if the host has them. */
export function useLinkTo(): LinkTo {
  const { hasPage } = useConsole();
  return (id, ...args) => (hasPage(id) ? buildPath(id, ...args) : undefined);
}
