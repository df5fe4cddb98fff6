import type { DeploymentStatus } from '@quayside/api-contract';
import { Steps } from '@quayside/design-system';
import type { StepState } from '@quayside/design-system';

import { deploymentSteps, describeDeploymentStatus } from '../../deploymentStatus.ts';
import type { DeploymentStep } from '../../deploymentStatus.ts';
import { deploymentMessages } from '../../messages/en/deployment.ts';
import { deploymentStatusMessages } from '../../messages/en/deploymentStatus.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './DeploymentScreen.css.ts';
import { stepsOf } from './stepsOf.ts';

interface DeploymentStepsProps {
  /** `undefined` while the deployment loads. */
  status: DeploymentStatus | undefined;
}

const notStarted = deploymentSteps.map((step) => ({ step, state: 'waiting' as const }));

/** How far a deployment came, and the step that failed by its name. */
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
    // Done needs no word more, and why it failed is said where the status stands.
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
