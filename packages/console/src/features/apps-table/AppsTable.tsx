import type { App, Deployment } from '@quayside/api-contract';
import { Inline, Pennant, SkeletonText, Table, Text, Time } from '@quayside/design-system';
import type { TableColumn, TableProps } from '@quayside/design-system';
import type { ReactNode } from 'react';

import type { Messages } from '../../runtime/messages/messages.ts';
import { appsMessages } from '../../runtime/messages/en/apps.ts';
import { homeMessages } from '../../runtime/messages/en/home.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { DeploymentStatusLabel } from '../../ui/DeploymentStatusLabel.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { OptionalTime } from '../../ui/OptionalTime.tsx';
import { hostOf } from '../../ui/hostOf.ts';
import * as styles from './AppsTable.css.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { PinButton } from '../../ui/PinButton.tsx';

/** Pins of apps. */
export interface AppPins {
  isPinned: (app: App) => boolean;
  /** Pins an app, or unpins it. */
  onToggle: (app: App) => void;
}

interface AppsTableProps extends Pick<
  TableProps<App>,
  'aria-label' | 'rows' | 'variant' | 'isRefreshing' | 'empty' | 'error'
> {
  appHref: (app: App) => string | undefined;
  /** Link to an app's latest deployment. @default none */
  deploymentHref?: (app: App, deployment: Deployment) => string | undefined;
  /** Pins of apps. @default apps cannot be pinned */
  pins?: AppPins | undefined;
  /** Marks of an app, after its latest deployment. @default none */
  renderMark?: ((app: App) => ReactNode) | undefined;
  /** Errors of an app's log, in place of its URL, region and age. @default no column */
  renderHealth?: ((app: App) => ReactNode) | undefined;
}

/** Apps as rows. A row links to the app, the URL to the deployed site. */
export function AppsTable({
  appHref,
  deploymentHref,
  pins,
  renderMark,
  renderHealth,
  ...props
}: AppsTableProps) {
  const apps = useMessages(appsMessages);
  const { health } = useMessages(homeMessages);
  const latest = latestColumn(apps, { deploymentHref, renderMark });
  return (
    <Table
      {...props}
      columns={
        renderHealth === undefined
          ? [
              nameColumn(apps, '22%', ({ slug }) => slug),
              urlColumn(apps),
              regionColumn(apps),
              latest,
              createdColumn(apps),
            ]
          : [
              nameColumn(apps, '30%', hostOrSlug, { isInNarrow: true }),
              healthColumn(health.title, renderHealth),
              latest,
            ]
      }
      rowSize="tall"
      getRowKey={({ id }) => id}
      rowHref={appHref}
      actionsWidth={48}
      {...(pins && {
        rowActions: (app: App) => (
          <PinButton
            name={app.name}
            isPinned={pins.isPinned(app)}
            onToggle={() => pins.onToggle(app)}
          />
        ),
      })}
    />
  );
}

/** URL of an app, or its status before the first deployment. */
export function AppAddress({ url }: { url: string | null }) {
  const messages = useMessages(appsMessages);
  if (url === null) return <Text tone="subtle">{messages.noUrl}</Text>;
  return (
    <ExternalLink href={url} name={hostOf(url)} variant="muted" className={styles.underLink}>
      <Text size={12} isMono isTruncated>
        {hostOf(url)}
      </Text>
    </ExternalLink>
  );
}

/** Status of an app's latest deployment, with its time. */
export function LatestDeployment({ latest }: { latest: App['latest_deployment'] | null }) {
  const messages = useMessages(appsMessages);
  if (latest == null) return <Text tone="subtle">{messages.noDeployments}</Text>;
  return (
    <Inline gap={2}>
      <DeploymentStatusLabel status={latest.status} />
      <Text tone="subtle" className={styles.age}>
        <Time value={latest.created_at} />
      </Text>
    </Inline>
  );
}

/** As tall as the link that takes its place. */
const linkSkeleton = (
  <span className={styles.underName}>
    <span className={styles.underLink}>
      <SkeletonText width="sm" />
    </span>
  </span>
);

const hostOrSlug = ({ url, slug }: App) => (url == null ? slug : hostOf(url));

function nameColumn(
  messages: Messages['apps'],
  width: TableColumn<App>['width'],
  detailOf: (app: App) => string,
  { isInNarrow = false } = {},
): TableColumn<App> {
  const detail = isInNarrow ? undefined : styles.notInNarrow;
  return {
    id: 'app',
    header: messages.columns.app,
    width,
    cell: (app) => (
      <span className={styles.app}>
        <Pennant id={app.id} />
        <span className={styles.names}>
          <Text weight="medium" isTruncated>
            {app.name}
          </Text>
          <Text size={12} tone="subtle" isMono isTruncated className={detail}>
            {detailOf(app)}
          </Text>
        </span>
      </span>
    ),
    skeleton: (
      <span className={styles.app}>
        <SkeletonText shape="icon" />
        <span className={styles.names}>
          <Text>
            <SkeletonText width="md" />
          </Text>
          <Text size={12} className={detail}>
            <SkeletonText width="lg" />
          </Text>
        </span>
      </span>
    ),
  };
}

function urlColumn({ columns }: Messages['apps']): TableColumn<App> {
  return {
    id: 'url',
    header: columns.url,
    width: '26%',
    cell: ({ url }) => (
      <span className={styles.underName}>
        <AppAddress url={url ?? null} />
      </span>
    ),
    skeleton: linkSkeleton,
  };
}

function healthColumn(header: string, render: (app: App) => ReactNode): TableColumn<App> {
  return {
    id: 'errors',
    header,
    width: '31%',
    cell: (app) => <span className={styles.underName}>{render(app)}</span>,
    skeleton: linkSkeleton,
  };
}

function regionColumn({ columns, noRegion }: Messages['apps']): TableColumn<App> {
  return {
    id: 'region',
    header: columns.region,
    width: '10%',
    isOptional: true,
    narrow: 'hidden',
    cell: ({ region }) => (
      <Text size={12} tone="muted" isMono={region != null}>
        {region ?? noRegion}
      </Text>
    ),
  };
}

function latestColumn(
  { columns }: Messages['apps'],
  { deploymentHref, renderMark }: Pick<AppsTableProps, 'deploymentHref' | 'renderMark'>,
): TableColumn<App> {
  return {
    id: 'latest',
    header: columns.latestDeployment,
    cell: (app) => {
      const { latest_deployment: latest } = app;
      const words = <LatestDeployment latest={latest ?? null} />;
      return (
        <span className={styles.underName}>
          {latest == null || deploymentHref === undefined ? (
            words
          ) : (
            <PageLink
              variant="plain"
              href={deploymentHref(app, latest)}
              className={styles.underLink}
            >
              {words}
            </PageLink>
          )}
          {renderMark?.(app)}
        </span>
      );
    },
    skeleton: linkSkeleton,
  };
}

function createdColumn({ columns }: Messages['apps']): TableColumn<App> {
  return {
    id: 'created',
    header: columns.created,
    width: '13%',
    isOptional: true,
    narrow: 'hidden',
    cell: ({ created_at }) => (
      <Text tone="muted" isNumeric>
        <OptionalTime value={created_at} />
      </Text>
    ),
  };
}
