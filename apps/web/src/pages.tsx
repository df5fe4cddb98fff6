import { matchPath, matchRoute, parseSearch } from '@quayside/console';
import type { Location, RouteId, RouteParams, RouteSearch } from '@quayside/console';
import type { ReactNode } from 'react';

import { lazyArea } from "./lazyArea.tsx";
import type { Area } from './lazyArea.tsx';

/** What a page is given: what its address says. */
export interface PageProps<Id extends RouteId> {
  params: RouteParams<Id>;
  /** `undefined` when the address lacks something its route asks for. */
  search: RouteSearch<Id> | undefined;
}

/** A page of the app. */
interface Page {
  preload: () => Promise<void>;
  /** The page at a location of its route. */
  render: (location: Location) => ReactNode;
  /** Whether it stands inside rail and top bar. */
  hasShell: boolean;
}

function page<Id extends RouteId>(
  id: Id,
  Content: Area<PageProps<Id>>,
  { hasShell = true }: { hasShell?: boolean } = {},
): Page {
  return {
    preload: Content.preload,
    hasShell,
    render({ pathname, search }) {
      const params = matchPath(id, pathname);
      return params && <Content params={params} search={parseSearch(id, search)} />;
    },
  };
}

const outside = { hasShell: false };

/** The routes that have a page: the only list of them. Navigation and links lead to no other. */
const pages: Partial<Record<RouteId, Page>> = {
  home: page('home', lazyArea(() => import('./areas/home.tsx')), outside),
  logIn: page('logIn', lazyArea(() => import('./areas/log-in.tsx')), outside),
  device: page('device', lazyArea(() => import('./areas/device.tsx')), outside),
};

/** Whether the app shows a route. */
export const hasPage = (id: RouteId): boolean => pages[id] !== undefined;

/** The page of a route. */
export const pageOf = (id: RouteId): Page | undefined => pages[id];

/** Fetches the code of the page at a path ahead, where there is one. */
export async function preloadPage(to: string): Promise<void> {
  const id = matchRoute(to.split(/[?#]/)[0] ?? '')?.id;
  await (id && pages[id]?.preload());
}
