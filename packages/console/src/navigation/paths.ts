import type { Location } from './Navigation.ts';
import { routeIds, routes } from './routes.ts';
import type { Route, RouteId, RouteParamName, RouteParams, RouteSearch } from './routes.ts';

type Search<Id extends RouteId> = Partial<RouteSearch<Id>>;

type BuildArguments<Id extends RouteId> = [keyof RouteParams<Id>] extends [never]
  ? [params?: RouteParams<Id>, search?: Search<Id>]
  : [params: RouteParams<Id>, search?: Search<Id>];

type Values = Readonly<Record<string, string | number | undefined>>;

/**
 * The path of a page, with its query: `buildPath('general', { teamSlug, appSlug })`. Undefined values of
 * the query are left out. Throws a `TypeError` for a parameter that would lead elsewhere: '', `.` or `..`.
 */
export function buildPath<Id extends RouteId>(id: Id, ...args: BuildArguments<Id>): string;
export function buildPath(id: RouteId, params: Values = {}, search: Values = {}): string {
  return pathOf({ id, params, search });
}

/** A page with what is in its path, and in its query if anything. */
export type PageAddress = {
  [Id in RouteId]: {
    id: Id;
    search?: Search<Id>;
  } & ([keyof RouteParams<Id>] extends [never]
    ? { params?: undefined }
    : { params: RouteParams<Id> });
}[RouteId];

/** As `buildPath`, for an address that is a value. */
export function pathOf({
  id,
  params = {},
  search = {},
}: PageAddress | { id: RouteId; params: Values; search: Values }): string {
  const values: Values = params;
  const path = routes[id].path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = String(values[name] ?? '');
    if (value === '' || value === '.' || value === '..') {
      throw new TypeError(`Not a path parameter: ${name}`);
    }
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** A page, and the parameters in its path. */
export interface RouteMatch {
  id: RouteId;
  params: Readonly<Partial<Record<RouteParamName, string>>>;
}

/** The page at a path, or `undefined` when there is none. A slash at the end makes no difference. */
export function matchRoute(pathname: string): RouteMatch | undefined {
  const actual = segmentsOf(pathname);
  for (const id of routeIds) {
    const params = matchSegments(segmentsOf(routes[id].path), actual);
    const { integrations }: Route = routes[id];
    if (params && integrations?.includes(params['integration'] ?? '') !== false)
      return { id, params };
  }
  return undefined;
}

/** The parameters of one page in a path, or `undefined` when the path is not that page's. */
export function matchPath<Id extends RouteId>(
  id: Id,
  pathname: string,
): RouteParams<Id> | undefined;
export function matchPath(id: RouteId, pathname: string): Record<string, string> | undefined {
  return matchSegments(segmentsOf(routes[id].path), segmentsOf(pathname));
}

/**
 * The parameters of a query. A plus in an address or in a path stays one, though forms write a space so: neither holds
 * a space, and people and mail programs write links such as `/signup?email=ada+work@example.com`.
 */
export function readSearchParams(search: string): URLSearchParams {
  return new URLSearchParams(
    search.replaceAll(/(?<=^\??|&)(?:email|redirect)=[^&]*/g, (pair) =>
      pair.replaceAll('+', '%2B'),
    ),
  );
}

/** What a query holds for a page, or `undefined` when it lacks what the page cannot do without. */
export function parseSearch<Id extends RouteId>(
  id: Id,
  search: string,
): RouteSearch<Id> | undefined;
export function parseSearch(id: RouteId, search: string): Record<string, unknown> | undefined {
  const query: Readonly<Record<string, string>> = Object.fromEntries(readSearchParams(search));
  const { needs, search: known }: Route = routes[id];
  if (needs !== undefined) return needs in query ? { [needs]: query[needs] } : undefined;
  const read = Object.entries(known).map(([name, value]) => [name, value(query[name])] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

/** What the container of a page is given: what its address says. The query may lack what the page asks for. */
export type PageProps<Id extends RouteId> = RouteParams<Id> & Search<Id>;

/** The props of a page at a location, or `undefined` when that is another page's. */
export function pageProps<Id extends RouteId>(
  id: Id,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): PageProps<Id> | undefined {
  const params = matchPath(id, pathname);
  const query: Search<Id> = parseSearch(id, search) ?? {};
  return params && { ...params, ...query };
}

/** The location that a path of the console leads to. */
export function locationOf(to: string): Location {
  const { pathname, search, hash } = new URL(to, 'https://quayside.invalid');
  return { pathname, search, hash };
}

/** Whether two locations are the same place. */
export function isSameLocation(one: Location | undefined, other: Location | undefined): boolean {
  return (
    one?.pathname === other?.pathname && one?.search === other?.search && one?.hash === other?.hash
  );
}

function matchSegments(
  expected: readonly string[],
  actual: readonly string[],
): Record<string, string> | undefined {
  if (expected.length !== actual.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = decodeSegment(actual[index] ?? '');
    if (value === undefined) return undefined;
    if (segment.startsWith(':')) params[segment.slice(1)] = value;
    else if (segment !== value) return undefined;
  }
  return params;
}

function segmentsOf(path: string): string[] {
  const trimmed = path.replace(/^\//, '').replace(/\/$/, '');
  return trimmed === '' ? [] : trimmed.split('/');
}

function decodeSegment(segment: string): string | undefined {
  if (segment === '') return undefined;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
