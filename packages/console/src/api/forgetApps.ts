import type { App, Page } from '@quayside/api-contract';
import type { QueryClient } from '@tanstack/react-query';

import type { Api } from '../runtime/Api.ts';
import { appQueries } from './apps.ts';
import { deploymentQueries } from './deployments.ts';
import { environmentVariableQueries } from './environmentVariables.ts';
import { integrationQueries } from './integrations.ts';

/**
 * Removes deleted apps from the cache, and stops following their deployments. Otherwise they would still be polled and
 * offered. Call it after leaving their pages.
 */
export function forgetApps(
  api: Api,
  queryClient: QueryClient,
  isGone: (app: Pick<App, 'id' | 'team_id'>) => boolean,
): void {
  const apps = appQueries(api);
  const deployments = deploymentQueries(api);
  const gone = new Set<string>();
  const keep = (app: App) => {
    if (isGone(app)) gone.add(app.id);
    return !isGone(app);
  };

  const withoutGone = (page: Page<App> | undefined) => {
    const data = page?.data.filter(keep);
    return page && data && { ...page, data, count: page.count - page.data.length + data.length };
  };
  queryClient.setQueriesData<Page<App>>({ queryKey: apps.listsKey }, withoutGone);
  queryClient.setQueryData(apps.all().queryKey, withoutGone);
  // Written data counts as fresh, but a page now lacks the first app of the next one.
  void queryClient.invalidateQueries({ queryKey: apps.key, refetchType: 'none' });
  for (const prefix of apps.singleKeys) {
    const known = queryClient.getQueriesData<App>({ queryKey: prefix });
    for (const [queryKey, app] of known) {
      if (app !== undefined && !keep(app)) queryClient.removeQueries({ queryKey, exact: true });
    }
  }
  for (const appId of gone) {
    for (const queryKey of [
      apps.logsKey(appId),
      deployments.listKey(appId),
      deployments.detailsKey(appId),
      environmentVariableQueries(api).list({ appId }).queryKey,
      integrationQueries(api).connected({ appId }).queryKey,
    ]) {
      queryClient.removeQueries({ queryKey });
    }
  }
  for (const { deployment } of api.followed.get()) {
    if (gone.has(deployment.app_id)) api.followed.stop(deployment.id);
  }
}
