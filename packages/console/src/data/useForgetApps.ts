import type { App, Page } from '@quayside/api-contract';

import { followedOf } from '../dock/followed.ts';
import type { Followed } from '../dock/followed.ts';
import { scopedKey } from './scopedKey.ts';
import { appQueries } from './apps.ts';
import { useConsoleWithQueries } from './useConsoleWithQueries.ts';
import type { ConsoleWithQueries } from './useConsoleWithQueries.ts';

/**
 * Forgets apps that are gone: all that was read of them, and the deployments whose end somebody waits for. Else they
 * would be followed, offered and asked for on and on. Call it once their pages are left.
 */
export function useForgetApps(): (isGone: (app: Pick<App, 'id' | 'team_id'>) => boolean) => void {
  const console = useConsoleWithQueries();
  return (isGone) => forgetApps({ ...console, followed: followedOf(console) }, isGone);
}

/** Forgets apps that are gone, as far as a console knows them. */
export function forgetApps(
  console: Pick<ConsoleWithQueries, 'queryClient' | 'scope'> & { followed: Followed },
  isGone: (app: App) => boolean,
): void {
  const { queryClient, followed } = console;
  const filterOf = (...key: readonly string[]) => ({ queryKey: scopedKey(console, key) });
  const gone = new Set<string>();
  const keep = (app: App) => {
    if (isGone(app)) gone.add(app.id);
    return !isGone(app);
  };

  queryClient.setQueriesData<Page<App>>(filterOf('apps', 'list'), (page) => {
    const data = page?.data.filter(keep);
    return page && data && { ...page, data, count: page.count - page.data.length + data.length };
  });
  queryClient.setQueryData<App[]>(scopedKey(console, appQueries.all().key), (all) =>
    all?.filter(keep),
  );
  for (const kind of ['byId', 'bySlug', 'byPath']) {
    for (const [queryKey, app] of queryClient.getQueriesData<App>(filterOf('apps', kind))) {
      if (app !== undefined && !keep(app)) queryClient.removeQueries({ queryKey, exact: true });
    }
  }
  for (const id of gone) {
    queryClient.removeQueries(filterOf('apps', 'logs', id));
    queryClient.removeQueries(filterOf('deployments', 'list', id));
    queryClient.removeQueries(filterOf('deployments', 'detail', id));
    queryClient.removeQueries(filterOf('environmentVariables', 'list', id));
    queryClient.removeQueries(filterOf('integrations', 'connected', id));
  }
  for (const { deployment } of followed.get()) {
    if (gone.has(deployment.app_id)) followed.stop(deployment.id);
  }
}
