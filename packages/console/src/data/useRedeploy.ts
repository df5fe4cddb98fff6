import { deploymentEndpoints } from '@quayside/api-contract';
import type { Deployment } from '@quayside/api-contract';
import { useTimeSettings } from '@quayside/design-system';

import { mayStillChange } from '../deploymentStatus.ts';
import { followedOf } from '../dock/followed.ts';
import { useConsole } from '../provider/useConsole.ts';
import { useConsoleWithQueries } from './useConsoleWithQueries.ts';
import { scopedKey } from './scopedKey.ts';
import { deploymentQueries } from './deployments.ts';
import { useRefresh } from './useRefresh.ts';
import { useWrite } from './useWrite.ts';

/** Takes in a deployment that has just begun: what lists and pages show of it is refreshed. */
export function useTakeInDeployment(): (deployment: Deployment) => Promise<void> {
  const console = useConsoleWithQueries();
  const refresh = useRefresh();
  const { clock } = useTimeSettings();
  return (deployment) => {
    followedOf(console).see(deployment, { hasEnded: false, startedAt: clock.now() });
    const { key } = deploymentQueries.detail({
      appId: deployment.app_id,
      deploymentId: deployment.id,
    });
    console.queryClient.setQueryData(scopedKey(console, key), deployment);
    return refresh(['deployments', 'list', deployment.app_id], ['apps']);
  };
}

/** Restarts a deployment; what lists and pages show of it is refreshed. */
export function useRedeploy() {
  const { client } = useConsole();
  const takeIn = useTakeInDeployment();
  return useWrite({
    mutationFn: (deploymentId: string) =>
      client.call(deploymentEndpoints.redeploy, { path: { deployment_id: deploymentId } }),
    onSuccess: takeIn,
  });
}

/**
 * Finds the deployment that the platform restarted as part of another write, and takes it in. Resolves to `undefined`
 * when there is none, or it cannot be read: the write itself went well.
 */
export function useFindRestarted(): (appId: string) => Promise<Deployment | undefined> {
  const { client } = useConsole();
  const takeIn = useTakeInDeployment();
  const { clock } = useTimeSettings();
  return async (appId) => {
    try {
      const { data } = await client.call(deploymentEndpoints.listDeployments, {
        path: { app_id: appId },
      });
      const restarted = data.find(
        (deployment) =>
          deployment.status !== 'waiting_upload' && mayStillChange(deployment, clock.now()),
      );
      if (restarted !== undefined) await takeIn(restarted);
      return restarted;
    } catch {
      return undefined;
    }
  };
}
