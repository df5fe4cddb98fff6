import { maxPageSize } from '@quayside/api-contract';
import type { App, Page, SortOrder } from '@quayside/api-contract';

import type { AppListInput } from '../../api/apps.ts';
import type { AppsPage } from './AppsScreen.tsx';

/** Page size. */
export const appsPageSize = 10;

/** Which apps a page of the list shows. */
export interface AppsQueryInput {
  teamId: string | undefined;
  /** From 1. @default 1 */
  page?: number | undefined;
  /** @default 'desc' */
  order?: SortOrder | undefined;
  /** Search text. @default '' */
  q?: string | undefined;
}

/** Which part of the list is read for a page of it: of a search, as many apps as one answer holds. */
export function appsPart({ page = 1, q = '' }: Pick<AppsQueryInput, 'page' | 'q'>) {
  return q.trim() === ''
    ? { skip: (page - 1) * appsPageSize, limit: appsPageSize }
    : { skip: 0, limit: maxPageSize };
}

/** Input of the query for a page of the list. */
export function appsInput({ teamId, page, order = 'desc', q }: AppsQueryInput): AppListInput {
  return { teamId, order, ...appsPart({ page, q }) };
}

/** A page as the platform answers it. */
export function toAppsPage({ data, count }: Page<App>): AppsPage {
  return { apps: data.slice(0, appsPageSize), count, unsearchedCount: 0 };
}

/**
 * A page of a search. The platform finds an app by its exact slug only, so names, slugs and addresses are looked
 * through here, among as many apps as one answer holds.
 */
export function searchApps({ data, count }: Page<App>, search: string, page: number): AppsPage {
  const wanted = search.trim().toLowerCase();
  const found = data.filter(({ name, slug, url }) =>
    [name, slug, url ?? ''].some((text) => text.toLowerCase().includes(wanted)),
  );
  const skip = (page - 1) * appsPageSize;
  return {
    apps: found.slice(skip, skip + appsPageSize),
    count: found.length,
    unsearchedCount: count - data.length,
  };
}
