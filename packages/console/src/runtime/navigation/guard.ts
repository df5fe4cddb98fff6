import { readSearchParams } from '../definePage.tsx';
import { fillPattern } from '../pathPattern.ts';
import type { Location } from './Navigation.ts';
import { buildPath, matchPage, pageOf } from './paths.ts';
import { pages } from '../../pages.ts';
import { safeRedirect } from './safeRedirect.ts';

/**
 * Returns the path to redirect a location to, or `undefined` when this session can open it. Some paths are aliases of
 * another page, signed-out users log in first and then return, and signed-in users leave the log-in pages.
 */
export function redirectFrom(location: Location, isSignedIn: boolean): string | undefined {
  const match = matchPage(location.pathname);
  if (match === undefined) return undefined;
  const { guard, redirectTo } = pageOf(match.id);
  const target = pages.find(({ id }) => id === redirectTo?.id);
  if (redirectTo !== undefined && target !== undefined) {
    const search = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(redirectTo.search ?? {})) {
      if (!search.has(name)) search.set(name, value);
    }
    const query = search.size === 0 ? '' : `?${search.toString()}`;
    return `${fillPattern(target.path, match.params)}${query}${location.hash}`;
  }
  if (guard === 'signed-in' && !isSignedIn) return logInPath(location);
  if (guard === 'signed-out' && isSignedIn) return wantedPath(location);
  return undefined;
}

/**
 * Whether a session may see the page at an address. A page for signed-in users goes the moment the session ends; the
 * signed-out pages stay until the next page is ready. A redirecting path shows nothing.
 */
export function mayShow({ pathname }: Pick<Location, 'pathname'>, isSignedIn: boolean): boolean {
  const id = matchPage(pathname)?.id;
  if (id === undefined) return true;
  const { guard, redirectTo } = pageOf(id);
  return redirectTo === undefined && (isSignedIn || guard !== 'signed-in');
}

/** The log-in page that leads back to a location afterwards. */
export function logInPath({ pathname, search, hash }: Location): string {
  // From Log In, no path leads back to a page of the host outside of the base path.
  const redirect = pathname === '' ? undefined : `${pathname}${search}${hash}`;
  return buildPath('logIn', {}, { redirect });
}

/** Returns the path to open after login: the `redirect` of the query when it is a path of this origin, else home. */
export function wantedPath({ search }: Pick<Location, 'search'>): string {
  return safeRedirect(readSearchParams(search).get('redirect')) ?? buildPath('home');
}
