import { deploymentStatusMessages } from '../runtime/messages/en/deploymentStatus.ts';
import type { DeploymentStatus } from '@quayside/api-contract';
import { Status } from '@quayside/design-system';
import type { StatusProps } from '@quayside/design-system';

import { describeDeploymentStatus } from './describeDeploymentStatus.ts';
import type { DeploymentStatusDescription } from './describeDeploymentStatus.ts';

import { useMessages } from '../runtime/messages/useMessages.ts';

interface DeploymentStatusLabelProps {
  status: DeploymentStatus;
  /** Whether it has a box, for use outside text. @default false */
  isBoxed?: boolean;
}

/** The status of a deployment: icon, label and colour. */
export function DeploymentStatusLabel({ status, isBoxed = false }: DeploymentStatusLabelProps) {
  const description = describeDeploymentStatus(status, useMessages(deploymentStatusMessages));
  return (
    <Status state={stateOf(description)} isBoxed={isBoxed}>
      {description.label}
    </Status>
  );
}

function stateOf({ tone, hasEnded, step }: DeploymentStatusDescription): StatusProps['state'] {
  switch (tone) {
    case 'success':
      return 'ready';
    case 'info':
      return 'running';
    case 'warning':
      return 'degraded';
    case 'danger':
      return 'failed';
    case 'neutral':
      if (hasEnded) return 'cancelled';
      return step === 'queue' ? 'queued' : 'waiting';
  }
}
