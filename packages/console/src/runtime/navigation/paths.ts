import { pages } from '../../pages.ts';
import type { Features } from '../Console.ts';
import { parseQuery } from '../definePage.tsx';
import type { PageDefinition, SearchValues } from '../definePage.tsx';
import { fillPattern, matchPattern } from '../pathPattern.ts';
import type { PathParams } from '../pathPattern.ts';
import type { Location } from './Navigation.ts';

type Page = (typeof pages)[number];
type PageOf<Id extends PageId> = Extract<Page, { id: Id }>;

/** The name of a page. */
export type PageId = Page['id'];

/** The names of all pages, in the order of the list. */
export const pageIds: readonly PageId[] = pages.map(({ id }) => id);

/** The parameters in the path of a page. */
export type PageParams<Id extends PageId> = PathParams<PageOf<Id>['path']>;

/** The id of a page that has rail and top bar. */
export type ShellPageId = Exclude<
  Extract<Page, { parent: string | null }>,
  { redirectTo: unknown }
>['id'];

/** Query parameters of a page. */
export type PageSearch<Id extends PageId> = SearchValues<PageOf<Id>['search']>;

/** The names of the tabs and actions of a page. */
export type PageCommandId<Id extends PageId> = NonNullable<PageOf<Id>['commands']>[number]['id'];

/** The name of a parameter in any path. */
export type PageParamName = { [Id in PageId]: keyof PageParams<Id> }[PageId];

/** Arguments of `buildPath` after the id: parameters, unless the path has none, and the query. */
export type BuildArguments<Id extends PageId> = [keyof PageParams<Id>] extends [never]
  ? [params?: PageParams<Id>, search?: PageSearch<Id>]
  : [params: PageParams<Id>, search?: PageSearch<Id>];

type Values = Readonly<Record<string, string | number | undefined>>;

// Fails to compile when the parent of a page is no page.
pages.map(({ parent }) => parent) satisfies readonly (PageId | null | undefined)[];

const byId: ReadonlyMap<string, PageDefinition> = new Map(pages.map((page) => [page.id, page]));

/** The definition of a page. */
export function pageOf(id: PageId): PageDefinition {
  const page = byId.get(id);
  if (page === undefined) {
    throw new TypeError(`Unknown page '${id}'. The pages are: ${pageIds.join(', ')}.`);
  }
  return page;
}

/** Whether a page has the rail and top bar of the full console: pages with a parent do, also `null`. */
export const hasShell = (id: PageId): boolean => pageOf(id).parent !== undefined;

/** Returns the pages above a page in the breadcrumbs, from the top. */
export function ancestorsOf(id: PageId): PageId[] {
  const { parent } = pageOf(id);
  const above = pageIds.find((page) => page === parent);
  return above === undefined ? [] : [...ancestorsOf(above), above];
}

/** The page that a page redirects to, or the page itself. */
export function targetOf(id: PageId): PageId {
  const { redirectTo } = pageOf(id);
  return pageIds.find((page) => page === redirectTo?.id) ?? id;
}

/** Whose page it is: an app's, a team's, or the user's. Its path starts with the slugs of the app and team. */
export function scopeOf(id: PageId): 'app' | 'team' | 'user' {
  const { path } = pageOf(id);
  if (path.startsWith('/:teamSlug/apps/:appSlug')) return 'app';
  return path.startsWith('/:teamSlug') ? 'team' : 'user';
}

/** Whether a page belongs to a feature that is on, or to none. */
export function isSwitchedOn(id: PageId, features: Features): boolean {
  const { feature } = pageOf(id);
  return feature === undefined || features[feature];
}

/**
 * The path of a page, with its query: `buildPath('general', { teamSlug, appSlug })`. Undefined values of
 * the query are left out. Throws a `TypeError` for a parameter that would lead elsewhere: '', `.` or `..`.
 */
export function buildPath<Id extends PageId>(id: Id, ...args: BuildArguments<Id>): string;
export function buildPath(id: PageId, params: Values = {}, search: Values = {}): string {
  return pathOf({ id, params, search });
}

/** A page with its path parameters and query. */
export type PageAddress = {
  [Id in PageId]: {
    id: Id;
    search?: PageSearch<Id>;
  } & ([keyof PageParams<Id>] extends [never]
    ? { params?: undefined }
    : { params: PageParams<Id> });
}[PageId];

/** As `buildPath`, for an address that is a value. */
export function pathOf({
  id,
  params = {},
  search = {},
}: PageAddress | { id: PageId; params: Values; search: Values }): string {
  const path = fillPattern(pageOf(id).path, params);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** The path of a page, or `undefined` while a parameter of it is unknown. */
export function pathIfKnown(id: PageId, params: Values, search: Values = {}): string | undefined {
  const names = [...pageOf(id).path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.some((name) => params[name] === undefined)) return undefined;
  return pathOf({ id, params, search });
}

/** The page that a path of the console leads to, or `undefined` when there is none. */
export function addressOf(to: string): PageAddress | undefined;
export function addressOf(
  to: string,
): { id: PageId; params?: unknown; search?: unknown } | undefined {
  const { pathname, search } = locationOf(to);
  const match = matchPage(pathname);
  return match && { ...match, search: parseSearch(match.id, search) };
}

/** A page, and the parameters in its path. */
export interface PageMatch {
  id: PageId;
  params: Readonly<Partial<Record<PageParamName, string>>>;
}

/** The page at a path, or `undefined` when there is none. A slash at the end makes no difference. */
export function matchPage(pathname: string): PageMatch | undefined {
  for (const { id, path, paramValues } of pages) {
    const params = matchPattern(path, pathname, paramValues);
    if (params) return { id, params };
  }
  return undefined;
}

/** The parameters of one page in a path, or `undefined` when the path is not that page's. */
export function matchPath<Id extends PageId>(id: Id, pathname: string): PageParams<Id> | undefined;
export function matchPath(id: PageId, pathname: string): Record<string, string> | undefined {
  const { path, paramValues } = pageOf(id);
  return matchPattern(path, pathname, paramValues);
}

/** The query of a page. Invalid values are left out. */
export function parseSearch<Id extends PageId>(id: Id, search: string): PageSearch<Id>;
export function parseSearch(id: PageId, search: string): Record<string, unknown> {
  return parseQuery(pageOf(id).search, search);
}

/** The location that a path of the console leads to. */
export function locationOf(to: string): Location {
  const { pathname, search, hash } = new URL(to, 'https://quayside.invalid');
  return { pathname, search, hash };
}

/** Whether two locations are the same. */
export function isSameLocation(one: Location | undefined, other: Location | undefined): boolean {
  return (
    one?.pathname === other?.pathname && one?.search === other?.search && one?.hash === other?.hash
  );
}
