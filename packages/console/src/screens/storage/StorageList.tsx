import type { ConnectedResource } from '@quayside/api-contract';
import { EmptyState, IconButton, Table, Text } from '@quayside/design-system';
import type { TableColumn } from '@quayside/design-system';
import { Database, Unplug } from 'lucide-react';
import { useState } from 'react';

import type { Loadable } from '../../domain/loadable.ts';
import { pagesMessages } from '../../runtime/messages/en/pages.ts';
import { storageMessages } from '../../runtime/messages/en/environment.ts';
import type { Messages } from '../../runtime/messages/messages.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { isWebAddress } from '../../ui/linkAddress.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { PageLink, PageLinkButton } from '../../ui/PageLink.tsx';
import { PageOrSection } from '../../ui/PageOrSection.tsx';
import { OptionalTime } from '../../ui/OptionalTime.tsx';
import { sentenceOf } from '../../runtime/sentenceOf.ts';
import { providerNames } from '../../ui/providerName.ts';
import type { SectionLevel } from '../../ui/SectionLevel.ts';
import type { ConnectedService } from './ConnectedService.ts';
import { DisconnectDialog } from './DisconnectDialog.tsx';
import * as styles from './StorageScreen.css.ts';
import type { PageSlots } from '../../runtime/slots.ts';

/** Props of the list of resources. */
export interface StorageListData {
  /** Resources of the app, newest first. */
  services: Loadable<readonly ConnectedService[]>;
  /** Link for connecting a resource, if one can be connected. */
  connectHref: string | undefined;
  /** Link to a variable of the app. @default none */
  variableHref?: ((name: string) => string | undefined) | undefined;
  /** Disconnects a resource. Rejects with the platform's error. */
  onDisconnect: (service: ConnectedService) => Promise<void>;
}

interface StorageListProps extends StorageListData {
  level: 1 | SectionLevel;
  slots?: PageSlots | undefined;
}

/** The resources an app uses, as a page or as a section of another page. */
export function StorageList({
  slots,
  level,
  services,
  connectHref,
  variableHref,
  onDisconnect,
}: StorageListProps) {
  const messages = useMessages(storageMessages);
  const pages = useMessages(pagesMessages);
  const [leaving, setLeaving] = useState<ConnectedService>();
  const [isAsking, setAsking] = useState(false);
  const rows = services.status === 'ready' ? services.data : undefined;
  const connect = connectHref !== undefined && (
    <PageLinkButton href={connectHref} variant="primary">
      {messages.connect}
    </PageLinkButton>
  );

  return (
    <PageOrSection
      level={level}
      slots={slots}
      title={pages.storage}
      description={messages.description}
      // Not before its position is known: it must not move during a press when the list loads.
      actions={services.status === 'loading' || rows?.length === 0 ? undefined : connect}
    >
      <Table
        aria-label={pages.storage}
        columns={columnsOf(messages, variableHref)}
        rows={rows}
        getRowKey={({ resource }) => resource.id}
        rowActions={(service) => (
          <IconButton
            size="sm"
            label={messages.disconnect.actionFor(service.resource.name)}
            onPress={() => {
              setLeaving(service);
              setAsking(true);
            }}
          >
            <Unplug />
          </IconButton>
        )}
        error={
          services.status === 'error' ? (
            <LoadError
              title={messages.errorTitle}
              error={services.error}
              onRetry={services.retry}
            />
          ) : undefined
        }
        empty={
          <EmptyState icon={<Database />} title={messages.empty.title} actions={connect}>
            {messages.empty.text}
          </EmptyState>
        }
      />
      {leaving && (
        <DisconnectDialog
          service={leaving}
          onDisconnect={onDisconnect}
          isOpen={isAsking}
          onOpenChange={setAsking}
        />
      )}
    </PageOrSection>
  );
}

/** Location at the provider, with a link if there is one. */
function Service({ name, console_url: url, provider_metadata: { type } }: ConnectedResource) {
  const messages = useMessages(storageMessages);
  const service = providerNames.get(type) ?? sentenceOf(type);
  if (url == null || !isWebAddress(url)) return <Text tone="muted">{service}</Text>;
  return (
    <ExternalLink href={url} name={messages.openAt(name, service)}>
      {service}
    </ExternalLink>
  );
}

function columnsOf(
  { columns, noVariables }: Messages['storage'],
  variableHref: StorageListData['variableHref'],
): TableColumn<ConnectedService>[] {
  return [
    {
      id: 'name',
      header: columns.name,
      cell: ({ resource }) => <bdi>{resource.name}</bdi>,
    },
    {
      id: 'service',
      header: columns.service,
      width: '20%',
      cell: ({ resource }) => <Service {...resource} />,
    },
    {
      id: 'variables',
      header: columns.variables,
      width: '32%',
      cell: ({ variables }) =>
        variables.length === 0 ? (
          <Text tone="subtle">{noVariables}</Text>
        ) : (
          <span className={styles.variables}>
            {variables.map((name) => (
              <PageLink key={name} href={variableHref?.(name)} className={styles.variable}>
                <Text isMono size={12}>
                  {name}
                </Text>
              </PageLink>
            ))}
          </span>
        ),
    },
    {
      id: 'connected',
      header: columns.connected,
      width: '16%',
      isOptional: true,
      cell: ({ resource }) => (
        <Text tone="muted">
          <OptionalTime value={resource.created_at} />
        </Text>
      ),
    },
  ];
}
