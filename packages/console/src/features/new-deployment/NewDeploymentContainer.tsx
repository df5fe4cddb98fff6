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
import { useFolderSource } from './useFolderSource.ts';
import { useLeftOutFiles } from './useLeftOutFiles.ts';
import { useNewDeployment } from './useNewDeployment.ts';

/** Props of {@link NewDeploymentContainer}. */
export interface NewDeploymentContainerProps {
  appId: string;
  /** Directory of the app within the deployed folder. @default its root */
  location?: AppLocation | undefined;
  /** Whether the folder that was deployed last from this browser is read at once, where the browser allows it. @default false */
  readsLastFolder?: boolean;
  /** Called when the build was requested. */
  onStarted: (deployment: Deployment) => void;
  /** Called when it was closed; pending work is cancelled. */
  onClose: () => void;
}

/** New Deployment with the platform. Load it lazily. */
export function NewDeploymentContainer({
  appId,
  location,
  readsLastFolder = false,
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
  const folders = useFolderSource({ appId, readsAtOnce: readsLastFolder, onRead: choose });
  const isReviewing = state.phase === 'review';
  const { data: variables } = useQuery(
    environmentVariableQueries(api).list({ appId: isReviewing ? appId : undefined }),
  );
  const { mutateAsync: change } = useMutation(environmentVariableMutations(api).change());
  return (
    <NewDeploymentScreen
      state={folders.isStarting ? { phase: 'reading' } : state}
      location={location}
      variables={variables?.data}
      onAddVariables={async (added) => {
        await change({ appId, set: added });
      }}
      onChoose={(source) => {
        folders.clear();
        choose(() => source);
      }}
      onChooseFolder={folders.pick}
      lastFolder={folders.lastFolder}
      onUseLastFolder={folders.readLast}
      onChooseOther={chooseOther}
      leftOutBefore={leftOut.paths}
      onDeploy={(leaveOut) => {
        leftOut.remember(leaveOut);
        folders.remember();
        deploy(leaveOut);
      }}
      onRetry={retry}
      onClose={() => void cancel(onClose)}
    />
  );
}
