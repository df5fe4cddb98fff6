import type { App, Deployment } from '@quayside/api-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';

import { appQueries } from '../../api/apps.ts';
import { deploymentMutations, deploymentQueries } from '../../api/deployments.ts';
import { environmentVariableQueries } from '../../api/environmentVariables.ts';
import { toLoadable } from '../../api/toLoadable.ts';
import { useErrorToast } from '../../ui/useReportFailure.ts';
import { loading, mapLoadable } from '../../domain/loadable.ts';
import { useLinkTo } from '../../runtime/navigation/hostPages.ts';
import { buildPath } from '../../runtime/navigation/paths.ts';
import { useApi, useNavigation } from '../../runtime/useConsole.ts';
import { useRecentDeployments } from '../../features/deployments-table/useLiveDeployment.ts';
import { changedSince } from '../../domain/changedVariables.ts';
import { throwIfFailed } from '../../ui/throwIfFailed.ts';
import { useIsMounted } from '../../ui/useIsMounted.ts';
import { useAppHealths } from '../../features/app-health/useAppHealths.ts';
import { GeneralScreen } from './GeneralScreen.tsx';
import { resourcesOf } from './resourcesOf.ts';
import { usePageSlots } from '../../runtime/slots.ts';

/** Props of {@link GeneralContainer}: the parameters of the URL. */
export interface GeneralContainerProps {
  teamSlug: string;
  appSlug: string;
}

/** General with the platform's data. Throws a `NotFoundError` to the surrounding error boundary. */
export function GeneralContainer(props: GeneralContainerProps): ReactNode {
  // Pending actions of one app must not apply to another.
  return <GeneralOfApp key={`${props.teamSlug}/${props.appSlug}`} {...props} />;
}

function GeneralOfApp({ teamSlug, appSlug }: GeneralContainerProps) {
  const linkTo = useLinkTo();
  const isHere = useIsMounted();
  const api = useApi();
  const app = toLoadable(useQuery(appQueries(api).byPath({ teamSlug, appSlug })));
  const appId = app.status === 'ready' ? app.data.id : undefined;
  const deployments = toLoadable(useQuery(deploymentQueries(api).list({ appId })));
  useAppWithNews(
    app.status === 'ready' ? app.data : undefined,
    deployments.status === 'ready' ? deployments.data.data[0] : undefined,
  );
  const { history, live, failed, isLoading } = useRecentDeployments(
    appId,
    deployments.status === 'ready' ? deployments.data.data : undefined,
  );
  const variables = toLoadable(useQuery(environmentVariableQueries(api).list({ appId })));
  const known = variables.status === 'ready' ? variables.data.data : undefined;
  const health = useAppHealths(app.status === 'ready' ? [app.data] : []);
  const { navigate } = useNavigation();
  const { mutateAsync: redeploy } = useMutation({
    ...deploymentMutations(api).redeploy(),
    ...useErrorToast((id: string) => `redeploy ${id}`),
  });
  // They render together with the surrounding data, so that nothing moves later.
  const isHeld = isLoading || deployments.status === 'loading' || variables.status === 'loading';
  throwIfFailed(app);
  throwIfFailed(deployments, 'missing');

  return (
    <GeneralScreen
      slots={usePageSlots('general', { teamSlug, appSlug })}
      app={app}
      deployments={isHeld ? loading : mapLoadable(deployments, ({ data }) => data)}
      live={live}
      failed={failed}
      history={isHeld ? undefined : history}
      resources={isHeld ? undefined : known && resourcesOf(known)}
      connectHref={linkTo('storage', { teamSlug, appSlug }, { connect: '' })}
      changedNames={isHeld ? [] : changedSince(known ?? [], live ?? failed)}
      onRedeploy={async ({ id }) => {
        await redeploy(id);
        if (isHere()) {
          navigate(buildPath('deployment', { teamSlug, appSlug, deploymentId: id }));
        }
      }}
      deploymentHref={({ id }) => linkTo('deployment', { teamSlug, appSlug, deploymentId: id })}
      health={health.byApp.get(appId ?? '')}
      errorsHref={linkTo('logs', { teamSlug, appSlug }, { view: 'errors' })}
      deploymentsHref={linkTo('deployments', { teamSlug, appSlug })}
    />
  );
}

/**
 * Refetches the app when its polled deployments show a change: the app contains the latest status and the first URL.
 * Sends no requests while nothing changes.
 */
function useAppWithNews(app: App | undefined, newest: Deployment | undefined) {
  const queryClient = useQueryClient();
  const api = useApi();
  const compare = useEffectEvent(() => {
    const known = app?.latest_deployment;
    if (newest === undefined || (known?.id === newest.id && known.status === newest.status)) return;
    void queryClient.invalidateQueries({ queryKey: appQueries(api).key });
  });
  const isKnown = app !== undefined;
  const news = newest && `${newest.id} ${newest.status}`;
  useEffect(() => {
    if (isKnown && news !== undefined) compare();
  }, [isKnown, news]);
}

export default GeneralContainer;
