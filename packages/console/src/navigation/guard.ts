import type { Location } from './Navigation.ts';
import { buildPath, matchRoute, readSearchParams } from './paths.ts';
import { routes } from './routes.ts';
import { safeRedirect } from './safeRedirect.ts';

/**
 * Where the address leads instead of to a page of its own, or `undefined` when one may stay: some paths stand for
 * another page, those who are signed out go to log in and come back here, and those who are signed in have no use
 * for the pages of signing in.
 */
export function redirectFrom(location: Location, isSignedIn: boolean): string | undefined {
  const match = matchRoute(location.pathname);
  if (match === undefined) return undefined;
  const route = routes[match.id];
  if ('redirectTo' in route) {
    const { teamSlug = '', appSlug = '' } = match.params;
    switch (route.redirectTo) {
      case 'apps':
        return buildPath('apps', { teamSlug });
      case 'general':
        return buildPath('general', { teamSlug, appSlug });
      case 'storage': {
        const search = new URLSearchParams(location.search);
        if (!search.has('connect')) search.set('connect', '');
        return `${buildPath('storage', { teamSlug, appSlug })}?${search.toString()}${location.hash}`;
      }
    }
  }
  if (route.guard === 'signed-in' && !isSignedIn) return logInPath(location);
  if (route.guard === 'signed-out' && isSignedIn) return wantedPath(location);
  return undefined;
}

/**
 * Whether the page at an address may be seen: what is for those who are signed in goes the moment they are not. The
 * pages of signing in may wait for what follows.
 */
export function mayShow({ pathname }: Pick<Location, 'pathname'>, isSignedIn: boolean): boolean {
  const id = matchRoute(pathname)?.id;
  return isSignedIn || id === undefined || routes[id].guard !== 'signed-in';
}

/** The log-in page that leads back to a location afterwards. */
export function logInPath({ pathname, search, hash }: Location): string {
  return buildPath('logIn', {}, { redirect: `${pathname}${search}${hash}` });
}

/** Where to go after logging in: the `redirect` of the query when it is a path of this origin, else home. */
export function wantedPath({ search }: Pick<Location, 'search'>): string {
  return safeRedirect(readSearchParams(search).get('redirect')) ?? buildPath('home');
}
