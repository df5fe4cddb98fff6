import type { Deployment } from '@quayside/api-contract';
import { Badge, Table, Text, Time, Truncate } from '@quayside/design-system';
import type { TableColumn, TableProps } from '@quayside/design-system';

import { deploymentState } from '../../domain/deploymentStatus.ts';
import type { Messages } from '../../runtime/messages/messages.ts';
import { deploymentsMessages } from '../../runtime/messages/en/deployments.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { DeploymentDuration } from '../../ui/DeploymentDuration.tsx';
import { DeploymentStatusLabel } from '../../ui/DeploymentStatusLabel.tsx';
import * as styles from './DeploymentsTable.css.ts';
import { estimateDuration } from '../../domain/deploymentDuration.ts';

interface DeploymentsTableProps extends Pick<
  TableProps<Deployment>,
  'aria-label' | 'rows' | 'rowActions' | 'actionsWidth' | 'isRefreshing' | 'empty' | 'error'
> {
  /** The live deployment, if known. */
  liveId: string | undefined;
  deploymentHref: (deployment: Deployment) => string | undefined;
}

/** Deployments of one app as rows that start with a link. */
export function DeploymentsTable({ liveId, deploymentHref, ...props }: DeploymentsTableProps) {
  const messages = useMessages(deploymentsMessages);
  return (
    <Table
      {...props}
      columns={columnsOf({ messages, liveId })}
      getRowKey={({ id }) => id}
      rowHref={deploymentHref}
    />
  );
}

interface ColumnsOptions {
  messages: Messages['deployments'];
  liveId: string | undefined;
}

function columnsOf({ messages, liveId }: ColumnsOptions): TableColumn<Deployment>[] {
  return [
    {
      id: 'id',
      header: messages.columns.id,
      width: '34%',
      cell: ({ id }) => (
        <span className={styles.id}>
          <Truncate>{id}</Truncate>
          {id === liveId && <Badge size="sm">{messages.live}</Badge>}
        </span>
      ),
    },
    {
      id: 'status',
      header: messages.columns.status,
      cell: ({ status }) => <DeploymentStatusLabel status={status} />,
    },
    {
      id: 'created',
      header: messages.columns.created,
      width: '20%',
      cell: ({ created_at }) => (
        <Text tone="muted">
          <Time value={created_at} />
        </Text>
      ),
    },
    {
      id: 'duration',
      header: messages.columns.duration,
      align: 'end',
      width: '14%',
      narrow: 'end',
      isOptional: true,
      cell: (deployment) => (
        <DeploymentDuration
          duration={
            deploymentState(deployment.status).hasEnded ? estimateDuration(deployment) : undefined
          }
        />
      ),
    },
  ];
}
