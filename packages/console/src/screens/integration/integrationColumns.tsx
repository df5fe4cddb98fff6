import type { NeonProject, RedisSubscription } from '@quayside/api-contract';
import { Text } from '@quayside/design-system';
import type { TableColumn } from '@quayside/design-system';

import type { Messages } from '../../runtime/messages/messages.ts';
import { OptionalTime } from '../../ui/OptionalTime.tsx';
import type { IntegrationUse } from './VisibleResources.ts';

type Texts = Messages['integrations'];

/** The columns of the projects a Neon integration sees. */
export function projectColumns({ detail }: Texts): TableColumn<NeonProject>[] {
  const { columns } = detail.sees.neon;
  return [
    { id: 'name', header: columns.name, cell: ({ name }) => <bdi>{name}</bdi> },
    {
      id: 'region',
      header: columns.region,
      cell: ({ region_id }) => (
        <Text isMono size={12}>
          {region_id}
        </Text>
      ),
    },
    {
      id: 'version',
      header: columns.version,
      width: '14%',
      align: 'end',
      isOptional: true,
      cell: ({ pg_version }) => <Text isNumeric>{pg_version}</Text>,
    },
    {
      id: 'created',
      header: columns.created,
      width: '20%',
      isOptional: true,
      cell: ({ created_at }) => (
        <Text tone="muted">
          <OptionalTime value={created_at} />
        </Text>
      ),
    },
  ];
}

/** The columns of the subscriptions a Redis Cloud integration sees. */
export function subscriptionColumns({ detail }: Texts): TableColumn<RedisSubscription>[] {
  const { columns } = detail.sees.redis;
  return [
    { id: 'name', header: columns.name, cell: ({ name }) => <bdi>{name}</bdi> },
    {
      id: 'status',
      header: columns.status,
      cell: ({ status }) => <Text tone="muted">{status}</Text>,
    },
    {
      id: 'databases',
      header: columns.databases,
      width: '20%',
      align: 'end',
      narrow: 'end',
      cell: ({ number_of_databases: count }) => <Text isNumeric>{count}</Text>,
    },
  ];
}

/** The columns of the apps that use an integration. */
export function usageColumns({ detail }: Texts): TableColumn<IntegrationUse>[] {
  const { columns } = detail.usage;
  return [
    { id: 'app', header: columns.app, cell: ({ app }) => <bdi>{app.name}</bdi> },
    {
      id: 'database',
      header: columns.database,
      cell: ({ name }) => (
        <Text isMono size={12}>
          {name}
        </Text>
      ),
    },
    {
      id: 'connected',
      header: columns.connected,
      width: '20%',
      isOptional: true,
      cell: ({ created_at }) => (
        <Text tone="muted">
          <OptionalTime value={created_at} />
        </Text>
      ),
    },
  ];
}
