import type { DeploymentStatus } from '@quayside/api-contract';
import type { StepState } from '@quayside/design-system';

import { deploymentState, deploymentSteps } from '../../domain/deploymentStatus.ts';
import type { DeploymentStep } from '../../domain/deploymentStatus.ts';

/** A step of a deployment, with its state. */
export interface DeploymentStepState {
  step: DeploymentStep;
  state: StepState;
}

const skippedSteps: ReadonlySet<DeploymentStatus> = new Set([
  'build_skipped_filtered',
  'build_skipped_superseded',
  'deploying_skipped',
  'verifying_skipped',
]);

/** Returns the steps of a deployment with this status; none when the status is unknown. */
export function stepsOf(status: DeploymentStatus): DeploymentStepState[] {
  const { step: current } = deploymentState(status);
  if (current === null) return [];
  const at = deploymentSteps.indexOf(current);
  return deploymentSteps.map((step, index) => {
    if (index === at) return { step, state: currentState(status) };
    return { step, state: index < at ? 'done' : 'waiting' };
  });
}

function currentState(status: DeploymentStatus): StepState {
  if (skippedSteps.has(status)) return 'skipped';
  const { outcome, isServing } = deploymentState(status);
  // A degraded deployment has passed its last step.
  if (isServing === true) return 'done';
  switch (outcome) {
    case 'running':
      return 'running';
    case 'success':
      return 'done';
    case 'failure':
      return 'failed';
    case 'cancelled':
      return 'cancelled';
  }
}
