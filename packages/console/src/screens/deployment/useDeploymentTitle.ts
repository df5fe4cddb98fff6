import type { Deployment } from '@quayside/api-contract';

import type { Loadable } from '../../domain/loadable.ts';
import { deploymentStatusMessages } from '../../runtime/messages/en/deploymentStatus.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { usePageTitle } from '../../runtime/usePageTitle.ts';
import { describeDeploymentStatus } from '../../ui/describeDeploymentStatus.ts';

/** Names the deployment in the title of the document, its state first: "Build Failed - af5725". */
export function useDeploymentTitle(deployment: Loadable<Deployment>): void {
  const statuses = useMessages(deploymentStatusMessages);
  usePageTitle(
    deployment.status === 'ready'
      ? `${describeDeploymentStatus(deployment.data.status, statuses).label} - ${deployment.data.id.slice(0, 6)}`
      : undefined,
  );
}
