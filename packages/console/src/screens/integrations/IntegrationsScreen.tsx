import type { Page as PageOf, Provider } from '@quayside/api-contract';
import { Button, Skeleton, Stack, Table, Text } from '@quayside/design-system';
import type { TableColumn } from '@quayside/design-system';
import { useId } from 'react';

import { loading } from '../../domain/loadable.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { integrationsMessages } from '../../runtime/messages/en/environment.ts';
import { pagesMessages } from '../../runtime/messages/en/pages.ts';
import type { Messages } from '../../runtime/messages/messages.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { OptionalTime } from '../../ui/OptionalTime.tsx';
import { ProviderStatus } from './ProviderStatus.tsx';
import type { PageSlots } from '../../runtime/slots.ts';
import { PageWithSlots } from '../../ui/PageWithSlots.tsx';

/** Props of Integrations. */
export interface IntegrationsScreenProps {
  /** The host's content on the page. @default none */
  slots?: PageSlots | undefined;
  /** Every provider, with the team's connection where there is one. */
  providers: Loadable<PageOf<Provider>>;
  teamName: string;
  /** Whether the user may connect providers; otherwise the reason is shown. */
  mayConnect: boolean;
  /** Whether a provider can be connected in this console. */
  isConnectable: (provider: Provider) => boolean;
  /** Navigates to the provider's consent page. */
  onConnect: (provider: Provider) => void;
  integrationHref: (integrationId: string) => string | undefined;
}

/** Services that a team can connect or has connected. */
export function IntegrationsScreen({
  slots,
  providers,
  teamName,
  mayConnect,
  isConnectable,
  onConnect,
  integrationHref,
}: IntegrationsScreenProps) {
  const messages = useMessages(integrationsMessages);
  const pages = useMessages(pagesMessages);
  const reasonId = useId();
  const rows = providers.status === 'ready' ? providers.data.data : undefined;

  return (
    <PageWithSlots
      slots={slots}
      title={pages.integrations}
      description={messages.description(teamName)}
    >
      <Stack gap={3}>
        <Table
          aria-label={pages.integrations}
          rowSize="tall"
          columns={columnsOf(messages)}
          rows={rows}
          getRowKey={({ id }) => id}
          rowHref={({ connected_integration: connected }) =>
            connected == null ? undefined : integrationHref(connected.id)
          }
          actionsWidth={128}
          rowActions={(provider) =>
            provider.status === 'available' &&
            isConnectable(provider) && (
              <Button
                size="sm"
                isDisabled={!mayConnect}
                aria-label={messages.connectTo(provider.name)}
                aria-describedby={mayConnect ? undefined : reasonId}
                onPress={() => onConnect(provider)}
              >
                {messages.connect}
              </Button>
            )
          }
          error={
            providers.status === 'error' ? (
              <LoadError
                title={messages.errorTitle}
                error={providers.error}
                onRetry={providers.retry}
              />
            ) : undefined
          }
        />
        {!mayConnect && rows !== undefined && (
          <Text as="p" id={reasonId} size={12} tone="muted">
            {messages.adminsOnly(teamName)}
          </Text>
        )}
      </Stack>
    </PageWithSlots>
  );
}

/** The screen while its integrations load, inert. */
export function IntegrationsSkeleton() {
  return (
    <Skeleton isLoading>
      <IntegrationsScreen
        providers={loading}
        teamName=""
        mayConnect
        isConnectable={() => false}
        onConnect={() => {}}
        integrationHref={() => ''}
      />
    </Skeleton>
  );
}

function columnsOf({ columns }: Messages['integrations']): TableColumn<Provider>[] {
  return [
    {
      id: 'service',
      header: columns.service,
      cell: ({ name, description }) => (
        <Stack gap={0}>
          <span>
            <bdi>{name}</bdi>
          </span>
          <Text size={12} tone="muted" weight="regular">
            {description}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'status',
      header: columns.status,
      width: '22%',
      cell: ({ status }) => <ProviderStatus status={status} />,
    },
    {
      id: 'connected',
      header: columns.connected,
      width: '18%',
      isOptional: true,
      narrow: 'hidden',
      cell: ({ connected_integration: connected }) =>
        connected == null ? null : (
          <Text tone="muted">
            <OptionalTime value={connected.created_at} />
          </Text>
        ),
    },
  ];
}
