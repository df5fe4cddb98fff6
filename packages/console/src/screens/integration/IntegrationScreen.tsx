import type { Integration } from '@quayside/api-contract';
import {
  Card,
  CardHeader,
  CopyButton,
  DescriptionItem,
  DescriptionList,
  EmptyState,
  Heading,
  Section,
  Skeleton,
  SkeletonText,
  Table,
  Text,
  Truncate,
} from '@quayside/design-system';
import { Blocks, LayoutGrid } from 'lucide-react';
import { useId } from 'react';

import { loading } from '../../domain/loadable.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { commonMessages } from '../../runtime/messages/en/common.ts';
import { pagesMessages } from '../../runtime/messages/en/pages.ts';
import { integrationsMessages } from '../../runtime/messages/en/environment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { OptionalTime } from '../../ui/OptionalTime.tsx';
import { sentenceOf } from '../../runtime/sentenceOf.ts';
import { providerNames } from '../../ui/providerName.ts';
import { projectColumns, subscriptionColumns, usageColumns } from './integrationColumns.tsx';
import type { IntegrationUse, VisibleResources } from './VisibleResources.ts';
import type { PageSlots } from '../../runtime/slots.ts';
import { PageWithSlots } from '../../ui/PageWithSlots.tsx';

/** Props of Integration. */
export interface IntegrationScreenProps {
  /** The host's content on the page. @default none */
  slots?: PageSlots | undefined;
  integration: Loadable<Integration>;
  /** Resources visible to it; `undefined` while the provider is unknown, or for a new kind. */
  resources: VisibleResources | undefined;
  /** Apps' resources from it, newest first. */
  usage: Loadable<readonly IntegrationUse[]>;
  storageHref: (use: IntegrationUse) => string | undefined;
}

/** A team's connection to a provider: its details, available resources, and the apps that use it. */
export function IntegrationScreen({
  slots,
  integration,
  resources,
  usage,
  storageHref,
}: IntegrationScreenProps) {
  const common = useMessages(commonMessages);
  const messages = useMessages(integrationsMessages);
  const pages = useMessages(pagesMessages);
  const { detail } = messages;
  const headingId = useId();
  const known = integration.status === 'ready' ? integration.data : undefined;
  const name = known && (providerNames.get(known.type) ?? sentenceOf(known.type));

  return (
    <PageWithSlots slots={slots} title={<bdi>{name ?? pages.integration}</bdi>}>
      {integration.status === 'error' ? (
        <LoadError
          title={detail.errorTitle}
          error={integration.error}
          onRetry={integration.retry}
        />
      ) : (
        <section aria-labelledby={headingId}>
          <Card>
            <CardHeader>
              <Heading id={headingId} level={2}>
                {detail.information}
              </Heading>
            </CardHeader>
            <DescriptionList>
              <DescriptionItem term={detail.type}>{name ?? <SkeletonText />}</DescriptionItem>
              <DescriptionItem
                term={detail.id}
                action={
                  known && <CopyButton size="xs" label={common.copy(detail.id)} value={known.id} />
                }
              >
                {known ? <Truncate>{known.id}</Truncate> : <SkeletonText />}
              </DescriptionItem>
              <DescriptionItem term={detail.created}>
                {known ? (
                  <OptionalTime value={known.created_at} format="absolute" />
                ) : (
                  <SkeletonText />
                )}
              </DescriptionItem>
            </DescriptionList>
          </Card>
        </section>
      )}
      {resources && <Resources {...resources} />}
      <Section title={detail.usage.title}>
        <Table
          aria-label={detail.usage.title}
          columns={usageColumns(messages)}
          rows={usage.status === 'ready' ? usage.data : undefined}
          getRowKey={({ id }) => id}
          rowHref={storageHref}
          error={
            usage.status === 'error' ? (
              <LoadError
                title={detail.usage.errorTitle}
                error={usage.error}
                onRetry={usage.retry}
              />
            ) : undefined
          }
          empty={
            <EmptyState icon={<LayoutGrid />} level={3} title={detail.usage.empty}>
              <Text>{detail.usage.emptyText}</Text>
            </EmptyState>
          }
        />
      </Section>
    </PageWithSlots>
  );
}

function Resources(resources: VisibleResources) {
  const messages = useMessages(integrationsMessages);
  const { type, list } = resources;
  const texts = messages.detail.sees[type];
  const shared = {
    'aria-label': texts.title,
    error:
      list.status === 'error' ? (
        <LoadError title={texts.errorTitle} error={list.error} onRetry={list.retry} />
      ) : undefined,
    empty: (
      <EmptyState icon={<Blocks />} level={3} title={texts.empty}>
        {texts.emptyText}
      </EmptyState>
    ),
  };
  return (
    <Section title={texts.title}>
      {resources.type === 'neon' ? (
        <Table
          {...shared}
          columns={projectColumns(messages)}
          rows={resources.list.status === 'ready' ? resources.list.data : undefined}
          getRowKey={({ id }) => id}
        />
      ) : (
        <Table
          {...shared}
          columns={subscriptionColumns(messages)}
          rows={resources.list.status === 'ready' ? resources.list.data : undefined}
          getRowKey={({ id }) => String(id)}
        />
      )}
    </Section>
  );
}

/** The screen while it loads, inert. */
export function IntegrationSkeleton() {
  return (
    <Skeleton isLoading>
      <IntegrationScreen
        integration={loading}
        resources={undefined}
        usage={loading}
        storageHref={() => undefined}
      />
    </Skeleton>
  );
}
