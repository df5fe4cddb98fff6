import type { Deployment } from '@quayside/api-contract';
import {
  Badge,
  CopyButton,
  DescriptionItem,
  DescriptionList,
  Inline,
  Link,
  SkeletonText,
  Text,
  Time,
  Truncate,
} from '@quayside/design-system';

import { deploymentState } from '../../domain/deploymentStatus.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { deploymentsMessages } from '../../runtime/messages/en/deployments.ts';
import { deploymentMessages, explanationsMessages } from '../../runtime/messages/en/deployment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { estimateDuration } from '../../domain/deploymentDuration.ts';
import {
  durationOf,
  slowerThanUsual,
  usualDuration,
} from '../../features/failure-explanations/usualDuration.ts';
import { formatDuration } from '../../ui/formatDuration.ts';
import { DeploymentStatusLabel } from '../../ui/DeploymentStatusLabel.tsx';
import { useNow } from '../../ui/useNow.ts';
import { mayHaveLogs } from '../../domain/logsOfDeployment.ts';

interface DeploymentInformationProps {
  /** `undefined` while it loads. */
  deployment: Deployment | undefined;
  /** Actual start in milliseconds since the epoch, if it is known and differs from the creation date. */
  startedAt: number | undefined;
  /** Other deployments of the app, to compare the duration with. */
  history: readonly Deployment[];
  /** The app's log of this deployment, and the errors in it. */
  links: { logs: string | undefined; errors?: string | undefined };
}

/** Key facts about a deployment, side by side. */
export function DeploymentInformation({
  deployment,
  startedAt,
  history,
  links,
}: DeploymentInformationProps) {
  const common = useMessages(commonMessages);
  const messages = useMessages(deploymentMessages);
  return (
    <DescriptionList layout="columns">
      <DescriptionItem
        term={messages.id}
        action={
          deployment && (
            <CopyButton size="xs" label={common.copy(messages.id)} value={deployment.id} />
          )
        }
      >
        {deployment ? <Truncate>{deployment.id}</Truncate> : <SkeletonText width="md" />}
      </DescriptionItem>
      <DescriptionItem term={messages.created}>
        {deployment ? (
          <Time value={deployment.created_at} format="absolute" />
        ) : (
          <SkeletonText width="md" />
        )}
      </DescriptionItem>
      <DescriptionItem term={messages.status}>
        {deployment ? (
          <DeploymentStatusLabel status={deployment.status} isBoxed />
        ) : (
          <SkeletonText width="md" />
        )}
      </DescriptionItem>
      {deployment !== undefined && (
        <Duration deployment={deployment} startedAt={startedAt} history={history} />
      )}
      {deployment !== undefined && mayHaveLogs(deployment) && links.logs !== undefined && (
        <DescriptionItem term={messages.appLogs}>
          <Inline gap={3}>
            <Link href={links.logs}>{messages.allLines}</Link>
            {links.errors !== undefined && <Link href={links.errors}>{messages.errors}</Link>}
          </Inline>
        </DescriptionItem>
      )}
    </DescriptionList>
  );
}

interface DurationProps extends Pick<DeploymentInformationProps, 'startedAt' | 'history'> {
  deployment: Deployment;
}

/** Duration of a deployment, also while it runs, beside the usual one; nothing where it is not known. */
function Duration({ deployment, startedAt, history }: DurationProps) {
  const messages = useMessages(deploymentMessages);
  const deployments = useMessages(deploymentsMessages);
  const { slower } = useMessages(explanationsMessages);
  const now = useNow();
  const { hasEnded } = deploymentState(deployment.status);
  const duration = hasEnded
    ? estimateDuration(deployment, startedAt)
    : durationOf(deployment, now, startedAt);
  if (duration === undefined) return null;
  const usual = usualDuration(history, deployment.id)?.usual;
  const words = deployments.duration;
  const took = hasEnded
    ? formatDuration(duration, words)
    : messages.soFar(formatDuration(duration, words));
  return (
    <DescriptionItem term={messages.duration}>
      <Text isNumeric title={deployments.durationNote}>
        {usual === undefined
          ? took
          : messages.stepTimes.usually(took, formatDuration(usual, words))}{' '}
        {hasEnded && <Text tone="subtle">{deployments.estimate}</Text>}
      </Text>{' '}
      {slowerThanUsual(deployment, history, now, startedAt) !== undefined && (
        <Badge variant="warning" size="sm">
          {slower.title}
        </Badge>
      )}
    </DescriptionItem>
  );
}
