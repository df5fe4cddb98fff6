import type { Location } from './Navigation.ts';
import { buildPath } from './paths.ts';
import { routes } from './routes.ts';
import type { RouteId } from './routes.ts';
import { safeRedirect } from './safeRedirect.ts';

/**
 * Where a person has to go instead of a page, or `undefined` when they may stay: those who are signed out
 * go to log in and come back here, those who are signed in have no use for the pages of signing in.
 */
export function redirectOf(
  id: RouteId,
  location: Location,
  isSignedIn: boolean,
): string | undefined {
  const { guard } = routes[id];
  if (guard === 'signed-in' && !isSignedIn) return logInPath(location);
  if (guard === 'signed-out' && isSignedIn) return wantedPath(location);
  return undefined;
}

/** The log-in page that leads back to a location afterwards. */
export function logInPath({ pathname, search, hash }: Location): string {
  const wanted = `${pathname}${search}${hash}`;
  return buildPath('logIn', {}, { redirect: wanted === '/' ? undefined : wanted });
}

/** Where to go after logging in: the `redirect` of the query when it is a path of this origin, else home. */
export function wantedPath({ search }: Pick<Location, 'search'>): string {
  return safeRedirect(new URLSearchParams(search).get('redirect')) ?? buildPath('home');
}
