import { HttpError } from '@quayside/api-contract';
import { Banner, ProgressBar, Stack, Steps, Text } from '@quayside/design-system';
import type { Step } from '@quayside/design-system';
import { useLocale } from 'react-aria-components';

import { deploySteps } from '../deploy-upload/createDeployRun.ts';
import type { DeployProgress } from '../deploy-upload/createDeployRun.ts';
import { newDeploymentMessages } from '../../runtime/messages/en/deployment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { formatBytes } from '../../ui/formatBytes.ts';
import { useProblemText } from './useProblemText.ts';

interface DeployProgressViewProps {
  progress: DeployProgress;
  /** Why the step failed. @default in progress */
  error?: unknown;
  /** Whether another attempt may succeed. @default true */
  canRetry?: boolean | undefined;
}

/** Progress of a deployment from the browser, or the failed step. */
export function DeployProgressView({ progress, error, canRetry = true }: DeployProgressViewProps) {
  const messages = useMessages(newDeploymentMessages);
  const problemText = useProblemText();
  const { locale } = useLocale();
  const { step, bytes, archiveBytes } = progress;
  const hasFailed = error !== undefined;
  const isRejected = step === 'upload' && error instanceof HttpError;
  const current = deploySteps.indexOf(step);
  const stateOf = (index: number): Step['state'] => {
    if (index < current) return 'done';
    if (index > current) return 'waiting';
    return hasFailed ? 'failed' : 'running';
  };

  return (
    <Stack gap={4}>
      {hasFailed && (
        <Banner
          tone="danger"
          title={isRejected ? messages.uploadRejected : messages.failed[step]}
          announce="assertive"
        >
          <span>{problemText(error, archiveBytes)}</span>{' '}
          {!canRetry && <span>{messages.problems.permanent}</span>}
          {canRetry && current > 0 && <span>{messages.kept}</span>}
        </Banner>
      )}
      <Steps
        aria-label={messages.steps.label}
        orientation="vertical"
        steps={deploySteps.map((id, index) => ({
          id,
          label: messages.steps[id],
          state: stateOf(index),
          detail:
            id === 'pack' && archiveBytes !== undefined
              ? formatBytes(archiveBytes, locale)
              : undefined,
        }))}
      />
      {!hasFailed && (
        <ProgressBar
          label={messages.progress[step]}
          isIndeterminate={bytes === undefined}
          value={bytes?.done}
          maxValue={bytes?.total}
          valueLabel={
            bytes &&
            messages.amount(formatBytes(bytes.done, locale), formatBytes(bytes.total, locale))
          }
        />
      )}
      {!hasFailed && (
        <Text as="p" size={12} tone="muted">
          {messages.keepOpen}
        </Text>
      )}
    </Stack>
  );
}
