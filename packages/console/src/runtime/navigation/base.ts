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

/**
 * The console's location at a location of the host. While the host opens a page outside of `base`, the last location
 * stays, so that the console does not render another page before it unmounts.
 */
export function useLocationWithin(base: string, { pathname, search, hash }: Location): Location {
  const path = pathWithin(base, pathname);
  const [last, setLast] = useState<Location>({ pathname: '/', search: '', hash: '' });
  if (path === undefined) return last;
  const next = { pathname: path, search, hash };
  if (isSameLocation(next, last)) return last;
  setLast(next);
  return next;
}
