import type { App, Page as PageOf } from '@quayside/api-contract';
import {
  Card,
  Link,
  Pennant,
  Section,
  Skeleton,
  SkeletonText,
  Table,
  Text,
  Time,
  Truncate,
} from '@quayside/design-system';
import type { TableColumn } from '@quayside/design-system';
import { Plus } from 'lucide-react';

import { newAppMessages } from '../../runtime/messages/en/newApp.ts';
import { deploymentsMessages } from '../../runtime/messages/en/deployments.ts';
import { homeMessages } from '../../runtime/messages/en/home.ts';
import { pagesMessages } from '../../runtime/messages/en/pages.ts';
import { estimateDuration } from '../../domain/deploymentDuration.ts';
import { deploymentState } from '../../domain/deploymentStatus.ts';
import { loading } from '../../domain/loadable.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { AppHealthCell } from '../../features/app-health/AppHealthCell.tsx';
import { AppHealthNote } from '../../features/app-health/AppHealthNote.tsx';
import type { AppHealths } from '../../features/app-health/useAppHealths.ts';
import { AppsTable } from '../../features/apps-table/AppsTable.tsx';
import type { AppPins } from '../../features/apps-table/AppsTable.tsx';
import { FirstApp } from '../../ui/FirstApp.tsx';
import { DeploymentDuration } from '../../ui/DeploymentDuration.tsx';
import { DeploymentStatusLabel } from '../../ui/DeploymentStatusLabel.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import * as styles from './HomeScreen.css.ts';
import { latestDeployments } from '../../domain/latestDeployments.ts';
import type { LatestDeployment } from '../../domain/latestDeployments.ts';
import { appsOnHome, rowCount } from '../../features/app-health/appsOnHome.ts';
import { WaitingInvitations } from './WaitingInvitations.tsx';
import type { WaitingInvitationsProps } from './WaitingInvitations.tsx';
import type { PageSlots } from '../../runtime/slots.ts';
import { PageLinkButton } from '../../ui/PageLink.tsx';
import { PageWithSlots } from '../../ui/PageWithSlots.tsx';

/** Actions that pin apps, and the apps that are pinned. */
interface HomePins extends AppPins {
  pins: readonly { id: string }[];
}

/** Props of Home. */
export interface HomeScreenProps extends WaitingInvitationsProps {
  /** The host's content on the page. @default none */
  slots?: PageSlots | undefined;
  /** Name of the team that owns these apps, once loaded. */
  teamName: string | undefined;
  /** The team's apps, as many as one response can contain. */
  apps: Loadable<PageOf<App>>;
  /** Link to all of them, once the team is loaded. */
  appsHref: string | undefined;
  appHref: (app: App) => string | undefined;
  deploymentHref: (latest: LatestDeployment) => string | undefined;
  /** Link to the deployments of all apps, once the team is loaded. */
  activityHref: string | undefined;
  /** Errors of the listed apps. */
  health: AppHealths;
  /** Errors of an app's log. */
  errorsHref?: ((app: App) => string | undefined) | undefined;
  /** Page that creates an app. @default no button */
  newAppHref?: string | undefined;
  /** Pins of apps, which are listed first. @default apps cannot be pinned */
  pins?: HomePins | undefined;
}

/** Overview of the current team. A team without apps sees how to deploy the first one. */
export function HomeScreen({
  slots,
  teamName,
  apps,
  appsHref,
  activityHref,
  appHref,
  deploymentHref,
  health,
  errorsHref,
  pins,
  newAppHref,
  invitations,
  onDecline,
}: HomeScreenProps) {
  const pages = useMessages(pagesMessages);
  const texts = useMessages(homeMessages);
  const newApp = useMessages(newAppMessages);
  const columns = useColumns();
  const known = apps.status === 'ready' ? apps.data : undefined;
  // What is below the apps appears at once, so that nothing moves.
  const isLoading = apps.status === 'loading' || invitations.status === 'loading';
  const deployments =
    known === undefined || isLoading ? [] : latestDeployments(known.data).slice(0, rowCount);
  return (
    <PageWithSlots
      slots={slots}
      className={isLoading ? styles.loading : undefined}
      title={pages.home}
      titleEnd={teamName}
      actions={
        newAppHref !== undefined && (
          <PageLinkButton
            variant="primary"
            className={styles.create}
            data-shortcut="create"
            href={newAppHref}
            icon={<Plus />}
          >
            {newApp.create}
          </PageLinkButton>
        )
      }
    >
      {apps.status === 'error' && (
        <LoadError title={texts.appsError} error={apps.error} onRetry={apps.retry} />
      )}
      {known?.count === 0 && <FirstApp />}
      {apps.status !== 'error' && known?.count !== 0 && (
        <Section
          title={texts.apps}
          actions={
            appsHref !== undefined && <Link href={appsHref}>{texts.allApps(known?.count)}</Link>
          }
        >
          <Card>
            <AppsTable
              aria-label={texts.apps}
              variant="plain"
              rows={known && appsOnHome(known.data, pins?.pins ?? [])}
              appHref={appHref}
              pins={pins}
              renderHealth={(app) => {
                const ofApp = health.byApp.get(app.id);
                return ofApp && <AppHealthCell health={ofApp} href={errorsHref?.(app)} />;
              }}
              deploymentHref={(app, deployment) => deploymentHref({ app, deployment })}
            />
            <AppHealthNote {...health} />
          </Card>
        </Section>
      )}
      <WaitingInvitations invitations={isLoading ? loading : invitations} onDecline={onDecline} />
      {deployments.length > 0 && (
        <Section
          title={texts.deployments}
          actions={activityHref !== undefined && <Link href={activityHref}>{texts.activity}</Link>}
        >
          <Table
            aria-label={texts.deployments}
            columns={columns}
            rows={deployments}
            getRowKey={({ deployment }) => deployment.id}
            rowHref={deploymentHref}
          />
        </Section>
      )}
    </PageWithSlots>
  );
}

function useColumns(): TableColumn<LatestDeployment>[] {
  const { columns } = useMessages(homeMessages);
  const deployments = useMessages(deploymentsMessages);
  return [
    {
      id: 'app',
      header: columns.app,
      cell: ({ app }) => (
        <span className={styles.app}>
          <Pennant id={app.id} size={16} />
          <Text weight="medium" isTruncated>
            {app.name}
          </Text>
        </span>
      ),
      skeleton: (
        <span className={styles.app}>
          <SkeletonText width="md" />
        </span>
      ),
    },
    {
      id: 'id',
      header: columns.id,
      width: '18%',
      narrow: 'hidden',
      cell: ({ deployment }) => (
        <Text isMono size={12} tone="muted">
          <Truncate>{deployment.id}</Truncate>
        </Text>
      ),
    },
    {
      id: 'status',
      header: columns.status,
      width: '22%',
      cell: ({ deployment }) => <DeploymentStatusLabel status={deployment.status} />,
    },
    {
      id: 'created',
      header: columns.created,
      width: '18%',
      narrow: 'end',
      cell: ({ deployment }) => (
        <Text tone="muted">
          <Time value={deployment.created_at} />
        </Text>
      ),
    },
    {
      id: 'duration',
      header: deployments.columns.duration,
      align: 'end',
      width: '12%',
      narrow: 'hidden',
      cell: ({ deployment }) => (
        <DeploymentDuration
          duration={
            deploymentState(deployment.status).hasEnded ? estimateDuration(deployment) : undefined
          }
        />
      ),
    },
  ];
}

/** The screen while its team loads, inert. */
export function HomeSkeleton() {
  return (
    <Skeleton isLoading>
      <HomeScreen
        teamName={undefined}
        apps={loading}
        appsHref="#"
        activityHref="#"
        newAppHref="#"
        appHref={() => ''}
        deploymentHref={() => ''}
        health={{ byApp: new Map(), readAt: undefined, readAgain: () => Promise.resolve() }}
        invitations={loading}
        onDecline={() => Promise.resolve()}
      />
    </Skeleton>
  );
}
