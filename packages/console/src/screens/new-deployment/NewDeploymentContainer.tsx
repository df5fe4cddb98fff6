import type { Deployment } from '@quayside/api-contract';

import { cacheDeployment, deploymentQueries } from '../../api/deployments.ts';
import { useConsole } from '../../runtime/useConsole.ts';
import type { AppLocation } from './MissingDirectory.tsx';
import { NewDeploymentScreen } from './NewDeploymentScreen.tsx';
import { useNewDeployment } from './useNewDeployment.ts';

/** Props of {@link NewDeploymentContainer}. */
export interface NewDeploymentContainerProps {
  appId: string;
  /** Directory of the app within the deployed folder. @default its root */
  location?: AppLocation | undefined;
  /** The build has been asked for. */
  onStarted: (deployment: Deployment) => void;
  /** It was closed; what was under way is cancelled. */
  onClose: () => void;
}

/** Deploys from the browser, over the platform. Import it when it is needed. */
export function NewDeploymentContainer({
  appId,
  location,
  onStarted,
  onClose,
}: NewDeploymentContainerProps) {
  const { api, queryClient } = useConsole();
  const { state, choose, chooseOther, deploy, retry, cancel } = useNewDeployment({
    appId,
    onStarted(deployment) {
      void cacheDeployment(api, queryClient, deployment);
      onStarted(deployment);
    },
    onCancelled: () =>
      void queryClient.invalidateQueries({ queryKey: deploymentQueries(api).listKey(appId) }),
  });
  return (
    <NewDeploymentScreen
      state={state}
      location={location}
      onChoose={choose}
      onChooseOther={chooseOther}
      onDeploy={deploy}
      onRetry={retry}
      onClose={() => {
        cancel();
        onClose();
      }}
    />
  );
}
