import type { App, Page } from '@quayside/api-contract';

import type { AppsPage } from './AppsScreen.tsx';

/** How many apps a page shows. */
export const appsPageSize = 10;

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
