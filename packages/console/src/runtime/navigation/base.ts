import { useState } from 'react';

import type { Location } from './Navigation.ts';
import { isSameLocation } from './paths.ts';

/** A base path as adapters use it: `/console` for `/console/`, and '' for `/`. */
export function normalizeBase(base: string): string {
  return base.replace(/\/+$/, '');
}

/** The console's path at a pathname of the host, or `undefined` outside of `base`. */
export function pathWithin(base: string, pathname: string): string | undefined {
  if (pathname === base || pathname === `${base}/`) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}

/** The console's location at a location of the host, as `Navigation.useLocation` describes it. */
export function locationWithin(base: string, { pathname, search, hash }: Location): Location {
  return { pathname: pathWithin(base, pathname) ?? '', search, hash };
}

/** As `locationWithin`. It returns the same object while it is the same location. */
export function useLocationWithin(base: string, location: Location): Location {
  const next = locationWithin(base, location);
  const [last, setLast] = useState(next);
  if (isSameLocation(next, last)) return last;
  setLast(next);
  return next;
}

/**
 * The host's path of a `to` of `Navigation`.
 * @param here current pathname of the host, whose query a `to` without a path is
 */
export function hostPath(base: string, to: string, here: string): string {
  if (to.startsWith('/')) return `${base}${to}`;
  return `${here}${to === '?' ? '' : to}`;
}

/** The `to` that leads to a location of the host, or `undefined` for another page outside of `base` than `here`. */
export function toOf(
  base: string,
  { pathname, search, hash }: Location,
  here: string,
): string | undefined {
  const path = pathWithin(base, pathname) ?? (pathname === here ? '' : undefined);
  return path === undefined ? undefined : `${path}${search}${hash}`;
}
