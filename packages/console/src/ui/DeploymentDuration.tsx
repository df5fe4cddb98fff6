import { Text, VisuallyHidden } from '@quayside/design-system';

import { formatDuration } from './formatDuration.ts';
import { deploymentsMessages } from '../runtime/messages/en/deployments.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';

interface DeploymentDurationProps {
  /** In milliseconds; `undefined` if unknown. */
  duration: number | undefined;
}

/** The duration of a deployment, or a dash. The API has no durations, so it is marked as an estimate. */
export function DeploymentDuration({ duration }: DeploymentDurationProps) {
  const messages = useMessages(deploymentsMessages);
  if (duration === undefined) {
    return (
      <Text tone="subtle">
        <span aria-hidden>–</span>
        <VisuallyHidden>{messages.durationUnknown}</VisuallyHidden>
      </Text>
    );
  }
  return (
    <Text tone="muted" isNumeric title={messages.durationNote}>
      <span aria-hidden>≈ </span>
      {formatDuration(duration, messages.duration)}
      <VisuallyHidden>{`, ${messages.estimate}`}</VisuallyHidden>
    </Text>
  );
}
