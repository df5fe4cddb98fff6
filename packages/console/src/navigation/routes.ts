import type { SortOrder } from '@quayside/api-contract';

import { connectableProviders } from '../data/connectableProviders.ts';

/** Who may see a page: those who are signed in, those who are not, or anybody. */
export type Guard = 'signed-in' | 'signed-out' | 'none';

/** A step of the breadcrumbs before the page's own: a name from the data, or another page. */
export type Crumb = 'team' | 'app' | 'allTeams' | 'apps' | 'deployments' | 'integrations';

/** Reads a parameter of a query: what it says, or `undefined` where that makes no sense. */
type ReadParameter = (given: string | undefined) => string | number | undefined;

/** What is known of a page before it is shown. */
export interface Route {
  /** Segments that begin with `:` are parameters. */
  readonly path: `/${string}`;
  /** What `:integration` may be: with anything else it is no page. */
  readonly integrations?: readonly string[];
  readonly guard: Guard;
  /** What the query may hold, and how it is read. What makes no sense is left out. */
  readonly search: Readonly<Record<string, ReadParameter>>;
  /** What the query must hold. */
  readonly needs?: string;
  /** What stands before the page in the breadcrumbs. A page without a trail has no breadcrumbs. */
  readonly trail?: readonly Crumb[];
  /** Another page with the same parameters, shown in its place. */
  readonly redirectTo?: 'apps' | 'general' | 'storage';
}

const text = (given: string | undefined) => given;
const order = (given: string | undefined): SortOrder | undefined =>
  given === 'asc' || given === 'desc' ? given : undefined;
const page = (given: string | undefined) => {
  const number = Number(given);
  return Number.isInteger(number) && number >= 1 && number <= 1_000_000 ? number : undefined;
};
const nothing = {};
const redirect = { redirect: text };
const token = { token: text };
const list = { page, order, q: text };

/**
 * Every page of the console. The order matters where two paths would match the same address: the first
 * one wins. Titles are in the message catalogue, under the same ids.
 */
export const routes = {
  home: { path: '/', guard: 'signed-in', search: nothing, trail: [] },
  logIn: { path: '/login', guard: 'signed-out', search: redirect },
  signUp: {
    path: '/signup',
    guard: 'signed-out',
    search: { email: text, redirect: text },
  },
  recoverPassword: { path: '/recover-password', guard: 'signed-out', search: redirect },
  resetPassword: { path: '/reset-password', guard: 'signed-out', search: token },
  verifyEmail: { path: '/verify-email', guard: 'none', search: token },
  verifyUpdateEmail: { path: '/verify-update-email', guard: 'none', search: token },
  invitation: { path: '/invitation', guard: 'none', search: nothing, needs: 'token' },
  device: { path: '/device', guard: 'signed-in', search: nothing, needs: 'code' },
  callback: {
    path: '/callback',
    guard: 'none',
    search: {
      code: text,
      link_code: text,
      error: text,
      error_description: text,
      state: text,
    },
  },
  accountSettings: { path: '/settings', guard: 'signed-in', search: nothing, trail: [] },
  allTeams: {
    path: '/teams',
    guard: 'signed-in',
    search: { q: text, order },
    trail: [],
  },
  newTeam: { path: '/teams/new', guard: 'signed-in', search: nothing, trail: ['allTeams'] },
  team: { path: '/:teamSlug', guard: 'signed-in', search: nothing, redirectTo: 'apps' },
  teamSettings: {
    path: '/:teamSlug/settings',
    guard: 'signed-in',
    search: nothing,
    trail: ['team'],
  },
  newApp: {
    path: '/:teamSlug/new-app',
    guard: 'signed-in',
    search: nothing,
    trail: ['team', 'apps'],
  },
  apps: { path: '/:teamSlug/apps', guard: 'signed-in', search: list, trail: ['team'] },
  app: {
    path: '/:teamSlug/apps/:appSlug',
    guard: 'signed-in',
    search: nothing,
    redirectTo: 'general',
  },
  general: {
    path: '/:teamSlug/apps/:appSlug/general',
    guard: 'signed-in',
    search: nothing,
    trail: ['team', 'apps', 'app'],
  },
  logs: {
    path: '/:teamSlug/apps/:appSlug/logs',
    guard: 'signed-in',
    search: { deployment: text, range: text, start: text, end: text, lines: text, q: text },
    trail: ['team', 'apps', 'app'],
  },
  environmentVariables: {
    path: '/:teamSlug/apps/:appSlug/environment-variables',
    guard: 'signed-in',
    search: { q: text, kind: text },
    trail: ['team', 'apps', 'app'],
  },
  storage: {
    path: '/:teamSlug/apps/:appSlug/storage',
    guard: 'signed-in',
    search: {
      connect: text,
      project: text,
      branch: text,
      subscription: text,
      database: text,
    },
    trail: ['team', 'apps', 'app'],
  },
  /** Opened by the command-line client. The connect step of Storage, with the query of this page. */
  connectResource: {
    path: '/:teamSlug/apps/:appSlug/integrations/connect',
    guard: 'signed-in',
    search: nothing,
    redirectTo: 'storage',
  },
  appSettings: {
    path: '/:teamSlug/apps/:appSlug/settings',
    guard: 'signed-in',
    search: nothing,
    trail: ['team', 'apps', 'app'],
  },
  deployments: {
    path: '/:teamSlug/apps/:appSlug/deployments',
    guard: 'signed-in',
    search: { page, order },
    trail: ['team', 'apps', 'app'],
  },
  deployment: {
    path: '/:teamSlug/apps/:appSlug/deployments/:deploymentId',
    guard: 'signed-in',
    search: nothing,
    trail: ['team', 'apps', 'app', 'deployments'],
  },
  integrations: {
    path: '/:teamSlug/integrations',
    guard: 'signed-in',
    search: nothing,
    trail: ['team'],
  },
  integration: {
    path: '/:teamSlug/integrations/:integrationId',
    guard: 'signed-in',
    search: nothing,
    trail: ['team', 'integrations'],
  },
  integrationCallback: {
    path: '/:teamSlug/integrations/:integration/callback',
    integrations: connectableProviders,
    guard: 'signed-in',
    search: { link_code: text, error: text, error_description: text, state: text },
    trail: ['team', 'integrations'],
  },
} as const satisfies Readonly<Record<string, Route>>;

/** The name of a page. */
export type RouteId = keyof typeof routes;

/** The names of all pages, in the order of the table. */
export const routeIds: readonly RouteId[] = Object.keys(routes).filter(isRouteId);

/** Whether a page stands inside rail and top bar, in the whole console: those with a trail do. */
export const hasShell = (id: RouteId): boolean => 'trail' in routes[id];

function isRouteId(id: string): id is RouteId {
  return Object.hasOwn(routes, id);
}

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters in the path of a page. */
export type RouteParams<Id extends RouteId> = Record<Names<(typeof routes)[Id]['path']>, string>;

type SearchOf<Of extends Pick<Route, 'search'>> = Of extends { needs: infer Name extends string }
  ? Record<Name, string>
  : { [Name in keyof Of['search']]?: Value<Of['search'][Name]> };

type Value<Read> = Read extends ReadParameter ? ReturnType<Read> : never;

/** What the query of a page holds. */
export type RouteSearch<Id extends RouteId> = SearchOf<(typeof routes)[Id]>;

/** The name of a parameter in any path. */
export type RouteParamName = { [Id in RouteId]: keyof RouteParams<Id> }[RouteId];
