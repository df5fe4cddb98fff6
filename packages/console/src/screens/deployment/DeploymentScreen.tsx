import type { Deployment } from '@quayside/api-contract';
import { Button, Card, Page, Section, Skeleton, Truncate } from '@quayside/design-system';
import { RotateCw } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { canRedeploy } from '../../api/deploymentStatus.ts';
import { loading } from '../../api/loadable.ts';
import type { Loadable } from '../../api/loadable.ts';
import {
  buildLogMessages,
  deploymentMessages,
  deploymentsMessages,
} from '../../runtime/messages/en/deployments.ts';
import { pagesMessages } from '../../runtime/messages/en/common.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { lazyWithPreload } from '../../runtime/lazyWithPreload.tsx';
import { findLiveDeployment } from '../../api/liveDeployment.ts';
import { RedeployDialog } from '../../features/redeploy/RedeployDialog.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import * as logStyles from './BuildLog.css.ts';
import type { BuildLogProps } from './BuildLog.tsx';
import * as styles from './DeploymentScreen.css.ts';
import { FailureNotice } from './FailureNotice.tsx';
import type { FailureLinks } from './FailureNotice.tsx';
import { DeploymentInformation } from './DeploymentInformation.tsx';
import { DeploymentSteps } from './DeploymentSteps.tsx';
import { SlowNotice } from './SlowNotice.tsx';

/** The log viewer loads when a deployment is opened. */
const BuildLog = lazyWithPreload(() => import('./BuildLog.tsx'));

const none: readonly string[] = [];
const noHistory: readonly Deployment[] = [];

/** Props of {@link DeploymentScreen}. */
export interface DeploymentScreenProps {
  deployment: Loadable<Deployment>;
  /** Reader of the build log; `undefined` until it is known whether there is one. */
  log: Omit<BuildLogProps, 'aria-label' | 'onLines'> | undefined;
  /** Log of the app's failed start. @default none */
  startLines?: readonly string[] | undefined;
  /**
   * Start in milliseconds since the epoch, if known: a redeploy keeps the creation date.
   * @default the creation date
   */
  startedAt?: number | undefined;
  /** Other deployments of the app, newest first, to compare durations with. @default none */
  history?: readonly Deployment[] | undefined;
  /** Reads the lines of the last successful build's log, to compare with. Absent if there is none. */
  onReadGoodLog?: (() => Promise<readonly string[]>) | undefined;
  /** Links in explanations. */
  links: FailureLinks;
  /** Redeploys. Absent if the deployment cannot be redeployed. */
  onRedeploy?: (deployment: Deployment) => Promise<void>;
  /** Copy-as menu of the page. @default none */
  copyAs?: ReactNode;
}

/** A deployment: its details, progress, failure reason and build log. */
export function DeploymentScreen({
  deployment,
  log,
  startLines = none,
  startedAt,
  history = noHistory,
  onReadGoodLog,
  links,
  onRedeploy,
  copyAs,
}: DeploymentScreenProps) {
  const buildLog = useMessages(buildLogMessages);
  const messages = useMessages(deploymentMessages);
  const deployments = useMessages(deploymentsMessages);
  const pages = useMessages(pagesMessages);
  // While the data loads. A failure is thrown to the error boundary when the viewer renders.
  useEffect(() => void BuildLog.preload().catch(() => {}), []);
  const [isAsking, setAsking] = useState(false);
  const [lines, setLines] = useState(none);
  const data = deployment.status === 'ready' ? deployment.data : undefined;

  return (
    <Page
      title={pages.deployment}
      titleEnd={data && <Truncate className={styles.titleId}>{data.id}</Truncate>}
      actions={
        <>
          {copyAs}
          {onRedeploy !== undefined && data !== undefined && canRedeploy(data.status) && (
            <Button variant="primary" icon={<RotateCw />} onPress={() => setAsking(true)}>
              {deployments.redeploy.action}
            </Button>
          )}
        </>
      }
    >
      {deployment.status === 'error' ? (
        <LoadError
          title={messages.errorTitle}
          error={deployment.error}
          onRetry={deployment.retry}
        />
      ) : (
        <Section title={messages.information}>
          <Card>
            <DeploymentInformation deployment={data} startedAt={startedAt} />
            <DeploymentSteps status={data?.status} />
          </Card>
        </Section>
      )}
      {data !== undefined && (
        <SlowNotice deployment={data} history={history} startedAt={startedAt} />
      )}
      {data !== undefined && (
        <FailureNotice
          // The comparison belongs to this run.
          key={`${data.id}/${data.status}`}
          deployment={data}
          lines={lines}
          startLines={startLines}
          isOtherLive={findLiveDeployment(history) !== undefined}
          links={links}
          onReadGoodLog={onReadGoodLog}
          onGoToLine={
            log?.onRangeChange && ((line) => log.onRangeChange?.({ first: line, last: line }))
          }
        />
      )}
      <Section title={messages.logs}>
        <Suspense fallback={<div className={logStyles.placeholder} />}>
          {log === undefined ? (
            <div className={logStyles.placeholder} />
          ) : (
            <BuildLog {...log} aria-label={buildLog.label} onLines={setLines} />
          )}
        </Suspense>
      </Section>
      {onRedeploy !== undefined && data !== undefined && (
        <RedeployDialog
          deployment={data}
          onRedeploy={onRedeploy}
          isOpen={isAsking}
          onOpenChange={setAsking}
        />
      )}
    </Page>
  );
}

/** The screen while its deployment loads, inert. */
export function DeploymentSkeleton() {
  return (
    <Skeleton isLoading>
      <DeploymentScreen
        deployment={loading}
        log={undefined}
        links={{ environmentVariables: '', logs: '' }}
      />
    </Skeleton>
  );
}
