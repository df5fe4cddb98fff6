import type { QueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';

import type { Api } from './Api.ts';
import type { Location } from './navigation/Navigation.ts';
import type { Features } from './Console.ts';
import { lazyWithPreload } from './lazyWithPreload.tsx';
import { matchPattern } from './pathPattern.ts';
import type { ParamValues, PathParams } from './pathPattern.ts';

/** Sessions that may see a page. */
export type Guard = 'signed-in' | 'signed-out' | 'none';

/** An entry of a page in a list of pages. Entries of apps' pages, of teams' pages and of others are grouped. */
export interface PageEntry {
  /** Position within the group, ascending. */
  readonly order: number;
  /** Import it by its own path, `lucide-react/icons/…`: servers load page definitions, too. */
  readonly icon: LucideIcon;
}

/** A tab or an action of a page, which the palette finds by its words. */
export interface PageCommand<Id extends string = string> {
  /** Name within the page, also of its words in the message catalogue. */
  readonly id: Id;
  /** Query of its address. @default none */
  readonly search?: Readonly<Record<string, string>>;
  /** Query parameter for the slug of another app of the team, which the user chooses. @default none */
  readonly otherApp?: string;
  /** Name of the field that gets focus. @default none */
  readonly field?: string;
  /** Whether it is a button or menu item of the page, marked with `data-action`, which is pressed. @default false */
  readonly isAction?: boolean;
}

/** Returns the commands of a page's tabs, whose names are in its query. The first tab is the page itself. */
export function tabs<const Name extends string>(
  parameter: string,
  [, ...others]: readonly [string, ...Name[]],
): readonly PageCommand<Name>[] {
  return others.map((id) => ({ id, search: { [parameter]: id } }));
}

/** Page above another in the breadcrumbs. `null`: none. `undefined`: the page is outside of rail and top bar. */
type Parent = string | null | undefined;

/** Parses a query parameter. Returns `undefined` for a value that is missing or invalid. */
type SearchParser = (given: string | undefined) => string | number | undefined;
type SearchParsers = Readonly<Record<string, SearchParser>>;

const noParameters = {} satisfies SearchParsers;

/** The values of a query, as its parsers return them. */
export type SearchValues<Search extends SearchParsers> = {
  [Name in keyof Search]?: ReturnType<Search[Name]>;
};

/** Any text. */
export const text = (given: string | undefined): string | undefined => given;

/** One of some texts. */
export const oneOf =
  <const Value extends string>(...values: readonly Value[]) =>
  (given: string | undefined): Value | undefined =>
    values.find((value) => value === given);

/** A sort order. */
export const sortOrder = oneOf('asc', 'desc');

/** The number of a page in a list, from 1. */
export const pageNumber = (given: string | undefined): number | undefined => {
  const number = Number(given);
  return Number.isInteger(number) && number >= 1 && number <= 1_000_000 ? number : undefined;
};

/** The console that a page prefetches for. */
export interface PrefetchContext {
  api: Api;
  queryClient: QueryClient;
  /** Slug of the team last looked at. */
  currentTeam: string | null;
}

/** Input of a page's `prefetch`, which fetches the first data of the page into the cache. */
export interface PrefetchInput<Params = object, Search = object> extends PrefetchContext {
  params: Params;
  search: Search;
}

interface PageOptions<
  Id extends string,
  Path extends `/${string}`,
  Search extends SearchParsers,
  Above extends Parent,
> {
  /** Name of the page in code, and of its title in the message catalogue. */
  readonly id: Id;
  /** Segments that start with `:` are parameters. */
  readonly path: Path;
  /** Values that a parameter is restricted to. @default any */
  readonly paramValues?: ParamValues;
  /** Parsers of the query parameters. Invalid values are left out. @default no parameters */
  readonly search?: Search;
  readonly guard: Guard;
  /** Id of the page above this one in the breadcrumbs, or `null`. @default none: it is outside of rail and top bar */
  readonly parent?: Above;
  /** The feature that the page belongs to. @default none: it is always there */
  readonly feature?: keyof Features;
}

interface PageWithContent<
  Id extends string,
  Path extends `/${string}`,
  Search extends SearchParsers,
  Above extends Parent,
  Command extends string,
> extends PageOptions<Id, Path, Search, Above> {
  /** Title in English: in the browser's tab, the breadcrumbs, the rail and the palette. */
  readonly title: string;
  /** Entry in the rail and the palette. @default none */
  readonly rail?: PageEntry;
  /** Entry in the palette of a page that is not in the rail. @default none */
  readonly palette?: PageEntry;
  /** Its tabs and actions. @default none */
  readonly commands?: readonly PageCommand<Command>[];
  /** Keys that lead to the page, pressed in sequence: `g l`. @default none */
  readonly shortcut?: `${string} ${string}`;
  /** Imports the page's component, whose props are the path's parameters and the query. */
  readonly load: () => Promise<{
    default: ComponentType<NoInfer<PathParams<Path> & SearchValues<Search>>>;
  }>;
  /**
   * Imports the page's `prefetch`. It is apart from the component, so that requests are sent while its code loads.
   * @default nothing is prefetched
   */
  readonly loadPrefetch?: () => Promise<{
    prefetch: (
      input: PrefetchInput<NoInfer<PathParams<Path>>, NoInfer<SearchValues<Search>>>,
    ) => Promise<unknown>;
  }>;
}

/** A page that another one takes the place of, with the same parameters, query and hash. */
export interface Redirect {
  readonly id: string;
  /** Default query parameters. */
  readonly search?: Readonly<Record<string, string>>;
}

interface PageWithRedirect<
  Id extends string,
  Path extends `/${string}`,
  Search extends SearchParsers,
  Above extends Parent,
> extends PageOptions<Id, Path, Search, Above> {
  readonly redirectTo: Redirect;
}

/** A page of the console. */
export interface PageDefinition<
  Id extends string = string,
  Path extends `/${string}` = `/${string}`,
  Search extends SearchParsers = SearchParsers,
  Above extends Parent = Parent,
  Command extends string = string,
>
  extends
    PageOptions<Id, Path, Search, Above>,
    Pick<
      PageWithContent<Id, Path, Search, Above, Command>,
      'rail' | 'palette' | 'commands' | 'shortcut'
    > {
  readonly search: Search;
  readonly parent: Above;
  /** Absent for a page that redirects: it has the title of its target. */
  readonly title?: string;
  readonly redirectTo?: Redirect;
  /** Fetches the code of the page. */
  readonly preload: () => Promise<void>;
  /** Fetches the first data of the page at a location into the cache. Rejects when that fails. */
  readonly prefetch: (
    location: Pick<Location, 'pathname' | 'search'>,
    context: PrefetchContext,
  ) => Promise<void>;
  /** Renders the page at a location, or `undefined` when the location is not the page's. It suspends until its code is loaded. */
  readonly render: (location: Pick<Location, 'pathname' | 'search'>) => ReactNode;
}

/** Defines a page of the console, or a path that redirects to another page. `pages.ts` lists it. */
export function definePage<
  const Id extends string,
  const Path extends `/${string}`,
  const Search extends SearchParsers = typeof noParameters,
  const Above extends Parent = undefined,
  const Command extends string = never,
>(
  page: PageWithContent<Id, Path, Search, Above, Command>,
): PageDefinition<Id, Path, Search, Above, Command>;
export function definePage<
  const Id extends string,
  const Path extends `/${string}`,
  const Search extends SearchParsers = typeof noParameters,
  const Above extends Parent = undefined,
>(
  page: PageWithRedirect<Id, Path, Search, Above>,
): PageDefinition<Id, Path, Search, Above, never> & { readonly redirectTo: Redirect };
export function definePage(
  page:
    | PageWithContent<string, `/${string}`, SearchParsers, Parent, string>
    | PageWithRedirect<string, `/${string}`, SearchParsers, Parent>,
): PageDefinition {
  const { search = noParameters, parent } = page;
  if ('redirectTo' in page) {
    const nothing = () => Promise.resolve();
    return {
      ...page,
      search,
      parent,
      preload: nothing,
      prefetch: nothing,
      render: () => undefined,
    };
  }
  const Lazy = lazyWithPreload(page.load);
  // A router may render its route again before the page changes.
  const Content = memo(Lazy);
  return {
    ...page,
    search,
    parent,
    preload: Lazy.preload,
    async prefetch(location, context) {
      const params = matchPattern(page.path, location.pathname, page.paramValues);
      if (params === undefined || page.loadPrefetch === undefined) return;
      const { prefetch } = await page.loadPrefetch();
      await prefetch({ ...context, params, search: parseQuery(search, location.search) });
    },
    render(location) {
      const params = matchPattern(page.path, location.pathname, page.paramValues);
      return params && <Content {...params} {...parseQuery(search, location.search)} />;
    },
  };
}

/** The values of a query. */
export function parseQuery<Search extends SearchParsers>(
  parsers: Search,
  query: string,
): SearchValues<Search>;
export function parseQuery(parsers: SearchParsers, query: string): Record<string, unknown> {
  const given: Readonly<Record<string, string>> = Object.fromEntries(readSearchParams(query));
  const values = Object.entries(parsers).map(
    ([name, parse]) => [name, parse(given[name])] as const,
  );
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/**
 * The parameters of a query. A plus in an address or in a path stays one, though forms write a space so: neither holds
 * a space, and mail programs write links such as `/signup?email=ada+work@example.com`.
 */
export function readSearchParams(search: string): URLSearchParams {
  return new URLSearchParams(
    search.replaceAll(/(?<=^\??|&)(?:email|redirect)=[^&]*/g, (pair) =>
      pair.replaceAll('+', '%2B'),
    ),
  );
}
