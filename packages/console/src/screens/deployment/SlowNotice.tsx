import type { Deployment } from '@quayside/api-contract';
import { Banner } from '@quayside/design-system';
import { Turtle } from 'lucide-react';

import { deploymentState } from '../../domain/deploymentStatus.ts';
import { slowerThanUsual } from '../../features/failure-explanations/usualDuration.ts';
import { deploymentsMessages } from '../../runtime/messages/en/apps.ts';
import { explanationsMessages } from '../../runtime/messages/en/deployments.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { formatDuration } from '../../ui/formatDuration.ts';
import { useNow } from '../../ui/useNow.ts';

interface SlowNoticeProps {
  deployment: Deployment;
  /** Other deployments of the same app. */
  history: readonly Deployment[];
  /** Actual start in milliseconds since the epoch, if it is known and differs from the creation date. */
  startedAt: number | undefined;
}

/** Notice that a deployment takes longer than the app's others, with figures; otherwise nothing. */
export function SlowNotice({ deployment, history, startedAt }: SlowNoticeProps) {
  const { slower: messages } = useMessages(explanationsMessages);
  const { duration: words } = useMessages(deploymentsMessages);
  const slow = slowerThanUsual(deployment, history, useNow(), startedAt);
  if (slow === undefined) return null;
  const { hasEnded } = deploymentState(deployment.status);
  const text = hasEnded ? messages.ended : messages.running;
  return (
    <Banner icon={<Turtle size={16} />} title={messages.title}>
      {text(formatDuration(slow.took, words), formatDuration(slow.usual, words), slow.count)}
    </Banner>
  );
}
