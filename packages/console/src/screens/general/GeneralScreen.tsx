import type { App, Deployment } from '@quayside/api-contract';
import {
  Button,
  EmptyState,
  Link,
  Pennant,
  Section,
  Skeleton,
  SkeletonText,
} from '@quayside/design-system';
import { ExternalLink as ExternalLinkIcon, Rocket, RotateCw } from 'lucide-react';
import { useState } from 'react';

import { canRedeploy } from '../../domain/deploymentStatus.ts';
import { loading } from '../../domain/loadable.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { pagesMessages } from '../../runtime/messages/en/pages.ts';
import { deploymentsMessages } from '../../runtime/messages/en/deployments.ts';
import { generalMessages } from '../../runtime/messages/en/general.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { DeploymentsTable } from '../../features/deployments-table/DeploymentsTable.tsx';
import { Command } from '../../ui/Command.tsx';
import { DeploymentStatusLabel } from '../../ui/DeploymentStatusLabel.tsx';
import { ChangesNotice } from '../../features/changes-notice/ChangesNotice.tsx';
import { RedeployDialog } from '../../features/redeploy/RedeployDialog.tsx';
import { ExternalLinkButton } from '../../ui/ExternalLink.tsx';
import { NewDeploymentLink } from '../../ui/NewDeploymentLink.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { AppDetails } from '../../features/app-details/AppDetails.tsx';
import { AppHealthCard } from '../../features/app-health/AppHealthCard.tsx';
import type { AppHealth } from '../../features/app-health/appHealthSchema.ts';
import { ConnectedResources } from './ConnectedResources.tsx';
import { DeploymentPlot } from './DeploymentPlot.tsx';
import * as styles from './GeneralScreen.css.ts';
import type { ResourceSummary } from './resourcesOf.ts';
import type { PageSlots } from '../../runtime/slots.ts';
import { PageWithSlots } from '../../ui/PageWithSlots.tsx';

/** Props of {@link GeneralScreen}. */
export interface GeneralScreenProps {
  /** The host's content on the page. @default none */
  slots?: PageSlots | undefined;
  app: Loadable<App>;
  /** The newest deployments of the app. */
  deployments: Loadable<readonly Deployment[]>;
  /** The live deployment, if known. */
  live?: Deployment | undefined;
  /** The latest deployment, if none was ever live and it can be restarted. */
  failed?: Deployment | undefined;
  /** All known deployments, newest first, for the plot. @default none */
  history?: readonly Deployment[] | undefined;
  /** Connected resources, once loaded. */
  resources?: readonly ResourceSummary[] | undefined;
  /** Link for connecting the first service. */
  connectHref?: string | undefined;
  /** Names of variables that changed after the live or failed deployment. @default none */
  changedNames?: readonly string[];
  /** Redeploys a deployment. Without it there is no redeploy action. */
  onRedeploy?: (deployment: Deployment) => Promise<void>;
  deploymentHref: (deployment: Deployment) => string | undefined;
  /** Errors of its log in the last hour. @default none: it was never deployed */
  health?: Loadable<AppHealth> | undefined;
  /** Errors of its log. */
  errorsHref?: string | undefined;
  /** Link to all deployments. */
  deploymentsHref: string | undefined;
}

/** Space for Redeploy and Visit, which have a row of their own in a narrow page. */
const actionSkeletons = (
  <>
    <SkeletonText shape="button" />
    <SkeletonText shape="button" />
  </>
);

/** Overview of an app, with its latest deployments. */
export function GeneralScreen({
  slots,
  app,
  deployments,
  live,
  failed,
  history = [],
  resources,
  connectHref,
  changedNames = [],
  onRedeploy,
  deploymentHref,
  health,
  errorsHref,
  deploymentsHref,
}: GeneralScreenProps) {
  const deploymentMessages = useMessages(deploymentsMessages);
  const messages = useMessages(generalMessages);
  const pages = useMessages(pagesMessages);
  const [isRedeploying, setRedeploying] = useState(false);
  const since = live ?? failed;
  const data = app.status === 'ready' ? app.data : undefined;
  const latest = data?.latest_deployment;
  // Derived from the app alone, so that the button renders with the page, and nothing moves.
  const canBeAgain = since !== undefined || (latest != null && canRedeploy(latest.status));

  if (app.status === 'error') {
    return (
      <PageWithSlots slots={slots} title={pages.general}>
        <LoadError title={messages.errorTitle} error={app.error} onRetry={app.retry} />
      </PageWithSlots>
    );
  }

  return (
    <PageWithSlots
      slots={slots}
      titleStart={
        data ? <Pennant id={data.id} size={32} /> : <SkeletonText className={styles.pennant} />
      }
      title={data === undefined ? pages.general : data.name}
      titleEnd={
        data === undefined ? (
          <SkeletonText width="md" />
        ) : (
          latest && <DeploymentStatusLabel status={latest.status} isBoxed />
        )
      }
      actions={
        <>
          {data === undefined && actionSkeletons}
          {onRedeploy !== undefined && canBeAgain && (
            <Button
              icon={<RotateCw />}
              isDisabled={since === undefined}
              onPress={() => setRedeploying(true)}
            >
              {deploymentMessages.redeploy.action}
            </Button>
          )}
          {data?.url && (
            <ExternalLinkButton href={data.url} variant="secondary" icon={<ExternalLinkIcon />}>
              {messages.visit}
            </ExternalLinkButton>
          )}
        </>
      }
    >
      <div className={styles.overview}>
        <AppDetails app={data} />
        <div className={styles.aside}>
          {health !== undefined && <AppHealthCard health={health} href={errorsHref} />}
          {resources !== undefined && (
            <ConnectedResources resources={resources} connectHref={connectHref} />
          )}
          <ChangesNotice
            names={changedNames}
            isLive={live !== undefined}
            onRedeploy={since && onRedeploy && (() => setRedeploying(true))}
          />
        </div>
      </div>
      <Section
        // Remounted once loaded: in narrow layouts, a new element does not shift when content appears above it.
        key={deployments.status === 'loading' ? 'loading' : 'known'}
        title={messages.latestDeployments}
        actions={
          deploymentsHref !== undefined && (
            <Link href={deploymentsHref}>{messages.allDeployments}</Link>
          )
        }
      >
        <DeploymentPlot deployments={history} liveId={live?.id} />
        <DeploymentsTable
          aria-label={messages.latestDeployments}
          rows={deployments.status === 'ready' ? deployments.data : undefined}
          liveId={live?.id}
          deploymentHref={deploymentHref}
          isRefreshing={deployments.status === 'ready' && deployments.isRefreshing}
          error={
            deployments.status === 'error' ? (
              <LoadError
                title={deploymentMessages.errorTitle}
                error={deployments.error}
                onRetry={deployments.retry}
              />
            ) : undefined
          }
          empty={
            <EmptyState
              level={3}
              icon={<Rocket />}
              title={deploymentMessages.empty.title}
              actions={
                <>
                  <NewDeploymentLink href={deploymentsHref} />
                  <Command>{deploymentMessages.empty.command}</Command>
                </>
              }
            >
              {deploymentMessages.empty.text}
            </EmptyState>
          }
        />
      </Section>
      {since !== undefined && onRedeploy !== undefined && (
        <RedeployDialog
          deployment={since}
          onRedeploy={onRedeploy}
          isOpen={isRedeploying}
          onOpenChange={setRedeploying}
        />
      )}
    </PageWithSlots>
  );
}

/** The screen while its app loads, inert. */
export function GeneralSkeleton() {
  return (
    <Skeleton isLoading>
      <GeneralScreen
        app={loading}
        deployments={loading}
        deploymentHref={() => ''}
        deploymentsHref="#"
      />
    </Skeleton>
  );
}
