import { useLocation } from '../useConsole.ts';
import { pageOf, parseSearch } from './paths.ts';
import type { PageId, PageSearch } from './paths.ts';

/** The query of a page, as its container uses it. */
export interface PageQuery<Id extends PageId> {
  /** The given values, and for omitted ones those of the address. */
  search: PageSearch<Id>;
  /**
   * Returns the `to` of the current address with another query of the page: its omitted values are removed, and what the
   * host keeps in the address stays.
   */
  pathWith: (search: PageSearch<Id>) => string;
}

/**
 * Returns the query of a page at the current address, which in a route of the host is an address of the host. Therefore a
 * container works without a router that passes the query to it.
 */
export function usePageSearch<Id extends PageId>(id: Id, given: PageSearch<Id>): PageQuery<Id>;
export function usePageSearch(
  id: PageId,
  given: Values,
): { search: Values; pathWith: (search: Values) => string } {
  const { pathname, search, hash } = useLocation();
  return {
    search: { ...parseSearch(id, search), ...Object.fromEntries(valuesOf(given)) },
    pathWith(next) {
      const query = new URLSearchParams(search);
      for (const name of Object.keys(pageOf(id).search)) query.delete(name);
      for (const [name, value] of valuesOf(next)) query.set(name, String(value));
      const path = query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
      // '' is no `to`.
      return `${path === '' ? '?' : path}${hash}`;
    },
  };
}

type Values = Readonly<Record<string, unknown>>;

const valuesOf = (search: Values) =>
  Object.entries(search).filter(([, value]) => value !== undefined);
