import type { DeploymentStatus } from '@quayside/api-contract';
import { Announcement, Button, Steps } from '@quayside/design-system';
import type { StepState } from '@quayside/design-system';
import { useState } from 'react';

import { formatDuration } from '../../ui/formatDuration.ts';
import { deploymentSteps } from '../../domain/deploymentStatus.ts';
import { describeDeploymentStatus } from '../../ui/describeDeploymentStatus.ts';
import type { DeploymentStep } from '../../domain/deploymentStatus.ts';
import type { LoggedSteps, UsualStepTimes } from '../../features/build-logs/buildSteps.ts';
import { deploymentStatusMessages } from '../../runtime/messages/en/deploymentStatus.ts';
import { deploymentsMessages } from '../../runtime/messages/en/deployments.ts';
import { deploymentMessages } from '../../runtime/messages/en/deployment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './DeploymentScreen.css.ts';
import { stepsOf } from './stepsOf.ts';

interface DeploymentStepsProps {
  /** `undefined` while the deployment loads. */
  status: DeploymentStatus | undefined;
  /** The steps in the build log, once it has ended. */
  logged: LoggedSteps;
  /** Usual durations of steps. @default unknown */
  usualTimes?: UsualStepTimes | undefined;
  /** Shows a line of the log. Absent if lines cannot be selected. */
  onGoToLine: ((line: number) => void) | undefined;
}

const notStarted = deploymentSteps.map((step) => ({ step, state: 'waiting' as const }));

/** Keeps the height of the steps while their durations load. */
const placeholder = '\u00A0';

/** States that the label or the detail of a step says. */
const saidOfRunning = {
  failed: '',
  running: '',
  skipped: '',
  cancelled: '',
};
const saidOfEnded = { ...saidOfRunning, waiting: '' };

/** Progress of a deployment, with the name of the failed step and the durations in the log. */
export function DeploymentSteps({
  status,
  logged,
  usualTimes = {},
  onGoToLine,
}: DeploymentStepsProps) {
  const messages = useMessages(deploymentMessages);
  const { duration: words } = useMessages(deploymentsMessages);
  const deploymentStatus = useMessages(deploymentStatusMessages);
  const steps = status === undefined ? notStarted : stepsOf(status);
  /** The status that the page was opened with, which is no news. */
  const [first, setFirst] = useState(status);
  if (first === undefined && status !== undefined) setFirst(status);
  if (steps.length === 0) return null;

  const description = status && describeDeploymentStatus(status, deploymentStatus);
  // Until a restarted deployment has ended, the lines are those of its previous run.
  const loggedSteps = description?.hasEnded ? logged : {};

  function label(step: DeploymentStep, state: StepState) {
    const text = state === 'failed' ? messages.failedStep[step] : messages.step[step];
    const line = loggedSteps[step]?.line;
    if (line === undefined || onGoToLine === undefined) return text;
    return (
      <Button
        variant="link"
        className={styles.stepLink}
        data-prints=""
        aria-label={messages.stepTimes.goTo(text)}
        onPress={() => onGoToLine(line)}
      >
        {text}
      </Button>
    );
  }

  function detail(step: DeploymentStep, state: StepState) {
    if (state === 'waiting') return description?.hasEnded ? messages.notReached : undefined;
    // A completed step needs no text, and the failure reason is beside the status.
    if (state !== 'done' && state !== 'failed') return description?.label;
    const tookMs = loggedSteps[step]?.tookMs;
    if (tookMs === undefined) return placeholder;
    const took = formatDuration(tookMs, words);
    const usualMs = usualTimes[step];
    return usualMs === undefined
      ? took
      : messages.stepTimes.usually(took, formatDuration(usualMs, words));
  }

  return (
    <div className={styles.steps}>
      <Announcement text={status === first ? '' : (description?.label ?? '')} />
      <Steps
        aria-label={messages.steps}
        // Until the deployment is known, no step is said not to have started.
        stateLabels={description?.hasEnded === false ? saidOfRunning : saidOfEnded}
        steps={steps.map(({ step, state }) => ({
          id: step,
          label: label(step, state),
          state,
          detail: detail(step, state),
        }))}
      />
    </div>
  );
}
