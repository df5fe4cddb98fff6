import type { Deployment } from '@quayside/api-contract';
import { Button, Card, Section, Skeleton, Truncate } from '@quayside/design-system';
import { RotateCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';

import { canRedeploy } from '../../domain/deploymentStatus.ts';
import { loading, ready } from '../../domain/loadable.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { deploymentsMessages } from '../../runtime/messages/en/apps.ts';
import { deploymentMessages } from '../../runtime/messages/en/deployments.ts';
import { pagesMessages } from '../../runtime/messages/en/pages.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { findLiveDeployment } from '../../domain/liveDeployment.ts';
import { buildSteps } from '../../features/build-logs/buildSteps.ts';
import type { BuildLogLine } from '../../features/build-logs/buildSteps.ts';
import { RedeployDialog } from '../../features/redeploy/RedeployDialog.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { BuildComparison } from './BuildComparison.tsx';
import type { OtherBuilds } from './BuildComparison.tsx';
import { BuildLogSection } from './BuildLogSection.tsx';
import type { BuildLogData } from './BuildLogSection.tsx';
import type { ReportContext } from './CopyReport.tsx';
import * as styles from './DeploymentScreen.css.ts';
import { FailureNotice } from './FailureNotice.tsx';
import type { FailureLinks } from './FailureNotice.tsx';
import { DeploymentInformation } from './DeploymentInformation.tsx';
import { DeploymentSteps } from './DeploymentSteps.tsx';
import type { UsualTimes } from './DeploymentSteps.tsx';
import { SlowNotice } from './SlowNotice.tsx';
import type { PageSlots } from '../../runtime/slots.ts';
import { PageWithSlots } from '../../ui/PageWithSlots.tsx';

const none: readonly string[] = [];
const noLines: readonly BuildLogLine[] = [];
const noHistory: readonly Deployment[] = [];

/** Links of a deployment's page. `undefined` for pages that the host does not have. */
export interface DeploymentLinks extends FailureLinks {
  /** The errors in the app's log of this deployment. @default none */
  errors?: string | undefined;
}

/** Props of {@link DeploymentScreen}. */
export interface DeploymentScreenProps {
  /** The host's content on the page. @default none */
  slots?: PageSlots | undefined;
  deployment: Loadable<Deployment>;
  /** Reader of the build log; `undefined` until it is known whether there is one. */
  log: BuildLogData | undefined;
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
  /** Other builds to compare with. @default none */
  otherBuilds?: OtherBuilds | undefined;
  /** Reads the usual durations of steps from other logs. Absent if there are too few. */
  onReadUsualTimes?: (() => Promise<UsualTimes>) | undefined;
  /** Links in explanations, and to the app's log of this deployment. */
  links: DeploymentLinks;
  /** Context of the report of a failure. @default no report */
  report?: ReportContext | undefined;
  /** Redeploys. Absent if the deployment cannot be redeployed. */
  onRedeploy?: (deployment: Deployment) => Promise<void>;
  /** Copy-as menu of the page. @default none */
  copyAs?: ReactNode;
}

/** A deployment: its details, progress, failure reason and build log. */
export function DeploymentScreen({
  slots,
  deployment,
  log,
  startLines = none,
  startedAt,
  history = noHistory,
  onReadGoodLog,
  otherBuilds,
  onReadUsualTimes,
  links,
  report,
  onRedeploy,
  copyAs,
}: DeploymentScreenProps) {
  const messages = useMessages(deploymentMessages);
  const deployments = useMessages(deploymentsMessages);
  const pages = useMessages(pagesMessages);
  const [isAsking, setAsking] = useState(false);
  const [lines, setLines] = useState(noLines);
  const texts = useMemo(() => lines.map(({ text }) => text), [lines]);
  const logged = useMemo(() => buildSteps(lines), [lines]);
  const goToLine =
    log?.onRangeChange && ((line: number) => log.onRangeChange?.({ first: line, last: line }));
  const data = deployment.status === 'ready' ? deployment.data : undefined;

  return (
    <PageWithSlots
      slots={slots}
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
            <DeploymentInformation deployment={data} startedAt={startedAt} links={links} />
            <DeploymentSteps
              status={data?.status}
              logged={logged}
              onReadUsualTimes={onReadUsualTimes}
              onGoToLine={goToLine}
            />
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
          lines={texts}
          startLines={startLines}
          isOtherLive={findLiveDeployment(history) !== undefined}
          links={links}
          report={report}
          onReadGoodLog={onReadGoodLog}
          otherBuilds={otherBuilds}
          onGoToLine={goToLine}
        />
      )}
      {data?.status === 'success' && (
        <BuildComparison
          // The comparison belongs to this run.
          key={`${data.id}/${data.updated_at}`}
          lines={texts}
          onReadGoodLog={onReadGoodLog}
          otherBuilds={otherBuilds}
          onGoToLine={goToLine}
        />
      )}
      <BuildLogSection log={log === undefined ? loading : ready(log)} onLines={setLines} />
      {onRedeploy !== undefined && data !== undefined && (
        <RedeployDialog
          deployment={data}
          onRedeploy={onRedeploy}
          isOpen={isAsking}
          onOpenChange={setAsking}
        />
      )}
    </PageWithSlots>
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
