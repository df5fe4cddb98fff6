import type { Deployment } from '@quayside/api-contract';
import {
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
import { deploymentsMessages } from '../../runtime/messages/en/apps.ts';
import { deploymentMessages } from '../../runtime/messages/en/deployments.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { estimateDuration } from '../../domain/deploymentDuration.ts';
import { formatDuration } from '../../ui/formatDuration.ts';
import { DeploymentStatusLabel } from '../../ui/DeploymentStatusLabel.tsx';
import { mayHaveLogs } from '../../domain/logsOfDeployment.ts';

interface DeploymentInformationProps {
  /** `undefined` while it loads. */
  deployment: Deployment | undefined;
  /** Actual start in milliseconds since the epoch, if it is known and differs from the creation date. */
  startedAt: number | undefined;
  /** The app's log of this deployment, and the errors in it. */
  links: { logs: string | undefined; errors?: string | undefined };
}

/** Key facts about a deployment, side by side. */
export function DeploymentInformation({
  deployment,
  startedAt,
  links,
}: DeploymentInformationProps) {
  const common = useMessages(commonMessages);
  const messages = useMessages(deploymentMessages);
  const deployments = useMessages(deploymentsMessages);
  const hasEnded = deployment && deploymentState(deployment.status).hasEnded;
  const duration = hasEnded ? estimateDuration(deployment, startedAt) : undefined;
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
        {deployment ? <Time value={deployment.created_at} /> : <SkeletonText width="md" />}
      </DescriptionItem>
      <DescriptionItem term={messages.status}>
        {deployment ? (
          <DeploymentStatusLabel status={deployment.status} isBoxed />
        ) : (
          <SkeletonText width="md" />
        )}
      </DescriptionItem>
      {duration !== undefined && (
        <DescriptionItem term={messages.duration}>
          <Text isNumeric title={deployments.durationNote}>
            {formatDuration(duration, deployments.duration)}{' '}
            <Text tone="subtle">{deployments.estimate}</Text>
          </Text>
        </DescriptionItem>
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
