import { useLocation } from '../useConsole.ts';
import { matchPath, parseSearch } from './paths.ts';
import type { PageId, PageParams, PageSearch } from './paths.ts';

/**
 * Returns the query of a page: the given values, and for omitted ones those of the console's location while it is at this
 * page. Therefore a container works without a router that passes the query to it.
 */
export function usePageSearch<Id extends PageId>(
  id: Id,
  params: PageParams<Id>,
  given: PageSearch<Id>,
): PageSearch<Id>;
export function usePageSearch(
  id: PageId,
  params: Readonly<Record<string, string>>,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { pathname, search } = useLocation();
  const here: Readonly<Record<string, string>> | undefined = matchPath(id, pathname);
  const isHere = here && Object.entries(params).every(([name, value]) => here[name] === value);
  if (!isHere) return given;
  const isGiven = ([, value]: readonly [string, unknown]) => value !== undefined;
  return {
    ...parseSearch(id, search),
    ...Object.fromEntries(Object.entries(given).filter(isGiven)),
  };
}
