import type { Deployment } from '@quayside/api-contract';
import { useMutation, useQuery } from '@tanstack/react-query';

import { cacheDeployment, deploymentQueries } from '../../api/deployments.ts';
import {
  environmentVariableMutations,
  environmentVariableQueries,
} from '../../api/environmentVariables.ts';
import { useConsole } from '../../runtime/useConsole.ts';
import type { AppLocation } from './MissingDirectory.tsx';
import { NewDeploymentScreen } from './NewDeploymentScreen.tsx';
import { useLeftOutFiles } from './useLeftOutFiles.ts';
import { useNewDeployment } from './useNewDeployment.ts';

/** Props of {@link NewDeploymentContainer}. */
export interface NewDeploymentContainerProps {
  appId: string;
  /** Directory of the app within the deployed folder. @default its root */
  location?: AppLocation | undefined;
  /** Called when the build was requested. */
  onStarted: (deployment: Deployment) => void;
  /** Called when it was closed; pending work is cancelled. */
  onClose: () => void;
}

/** New Deployment with the platform. Load it lazily. */
export function NewDeploymentContainer({
  appId,
  location,
  onStarted,
  onClose,
}: NewDeploymentContainerProps) {
  const { api, queryClient } = useConsole();
  const { state, choose, chooseOther, deploy, retry, cancel } = useNewDeployment({
    appId,
    directory: location?.directory ?? null,
    onStarted(deployment) {
      void cacheDeployment(api, queryClient, deployment);
      onStarted(deployment);
    },
    onCancelled: () =>
      void queryClient.invalidateQueries({ queryKey: deploymentQueries(api).listKey(appId) }),
  });
  const leftOut = useLeftOutFiles(appId);
  const isReviewing = state.phase === 'review';
  const { data: variables } = useQuery(
    environmentVariableQueries(api).list({ appId: isReviewing ? appId : undefined }),
  );
  const { mutateAsync: change } = useMutation(environmentVariableMutations(api).change());
  return (
    <NewDeploymentScreen
      state={state}
      location={location}
      variables={variables?.data}
      onAddVariables={async (added) => {
        await change({ appId, set: added });
      }}
      onChoose={choose}
      onChooseOther={chooseOther}
      leftOutBefore={leftOut.paths}
      onDeploy={(leaveOut) => {
        leftOut.remember(leaveOut);
        deploy(leaveOut);
      }}
      onRetry={retry}
      onClose={() => void cancel(onClose)}
    />
  );
}
