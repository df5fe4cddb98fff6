import type { DeploymentStatus } from '@quayside/api-contract';
import { Steps } from '@quayside/design-system';
import type { StepState } from '@quayside/design-system';

import { deploymentSteps, describeDeploymentStatus } from '../../api/deploymentStatus.ts';
import type { DeploymentStep } from '../../api/deploymentStatus.ts';
import { deploymentStatusMessages } from '../../runtime/messages/en/apps.ts';
import { deploymentMessages } from '../../runtime/messages/en/deployments.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './DeploymentScreen.css.ts';
import { stepsOf } from './stepsOf.ts';

interface DeploymentStepsProps {
  /** `undefined` while the deployment loads. */
  status: DeploymentStatus | undefined;
}

const notStarted = deploymentSteps.map((step) => ({ step, state: 'waiting' as const }));

/** Progress of a deployment, with the name of the failed step. */
export function DeploymentSteps({ status }: DeploymentStepsProps) {
  const messages = useMessages(deploymentMessages);
  const deploymentStatus = useMessages(deploymentStatusMessages);
  const steps = status === undefined ? notStarted : stepsOf(status);
  if (steps.length === 0) return null;

  const description = status && describeDeploymentStatus(status, deploymentStatus);
  const label = (step: DeploymentStep, state: StepState) =>
    state === 'failed' ? messages.failedStep[step] : messages.step[step];
  const detail = (state: StepState) => {
    if (state === 'waiting') return description?.hasEnded ? messages.notReached : undefined;
    // A completed step needs no text, and the failure reason is beside the status.
    return state === 'done' || state === 'failed' ? undefined : description?.label;
  };

  return (
    <div className={styles.steps}>
      <Steps
        aria-label={messages.steps}
        stateLabels={messages.stepState}
        steps={steps.map(({ step, state }) => ({
          id: step,
          label: label(step, state),
          state,
          detail: detail(state),
        }))}
      />
    </div>
  );
}
