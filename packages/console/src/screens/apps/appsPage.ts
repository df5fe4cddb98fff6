import { maxPageSize } from '@quayside/api-contract';
import type { App, Page, SortOrder } from '@quayside/api-contract';
import { matchesSearch } from '@quayside/design-system';

import type { AppListInput } from '../../api/apps.ts';
import type { AppsPage } from './AppsScreen.tsx';

/** Page size. */
export const appsPageSize = 10;

/** Page, order and search of the list. */
export interface AppsQueryInput {
  teamId: string | undefined;
  /** From 1. @default 1 */
  page?: number | undefined;
  /** @default 'desc' */
  order?: SortOrder | undefined;
  /** Search text. @default '' */
  q?: string | undefined;
}

/** Range to request for a page of the list; for a search, the first of those that are read. */
export function appsPart({ page = 1, q = '' }: Pick<AppsQueryInput, 'page' | 'q'>) {
  return q.trim() === ''
    ? { skip: (page - 1) * appsPageSize, limit: appsPageSize }
    : { skip: 0, limit: maxPageSize };
}

/** Input of the query for a page of the list. */
export function appsInput({
  teamId,
  page,
  order = 'desc',
}: Omit<AppsQueryInput, 'q'>): AppListInput {
  return { teamId, order, ...appsPart({ page }) };
}

/** A page of the platform's response. */
export function toAppsPage({ data, count }: Page<App>): AppsPage {
  return { apps: data.slice(0, appsPageSize), count, unsearchedCount: 0 };
}

/**
 * Returns a page of search results. The platform only finds apps by exact slug, so names, slugs and URLs are searched
 * here, among as many apps as are read of a list.
 * @param apps the apps of the team, newest first
 */
export function searchApps(
  { data, count }: Page<App>,
  { search, page, order }: { search: string; page: number; order: SortOrder },
): AppsPage {
  const found = data.filter(({ name, slug, url }) =>
    [name, slug, url ?? ''].some((text) => matchesSearch(text, search)),
  );
  const sorted = order === 'asc' ? found.toReversed() : found;
  const skip = (page - 1) * appsPageSize;
  return {
    apps: sorted.slice(skip, skip + appsPageSize),
    count: found.length,
    unsearchedCount: count - data.length,
  };
}
