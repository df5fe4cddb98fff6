import type { Deployment } from '@quayside/api-contract';
import { Badge, Button, Card, Section, Skeleton, Truncate } from '@quayside/design-system';
import { ExternalLink as ExternalLinkIcon, FolderUp, RotateCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';

import { canRedeploy, deploymentState } from '../../domain/deploymentStatus.ts';
import { loading, ready } from '../../domain/loadable.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { deploymentsMessages } from '../../runtime/messages/en/deployments.ts';
import { generalMessages } from '../../runtime/messages/en/general.ts';
import { deploymentMessages } from '../../runtime/messages/en/deployment.ts';
import { pagesMessages } from '../../runtime/messages/en/pages.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { findLiveDeployment } from '../../domain/liveDeployment.ts';
import { buildSteps } from '../../features/build-logs/buildSteps.ts';
import type { BuildLogLine, UsualStepTimes } from '../../features/build-logs/buildSteps.ts';
import type { CopyAsItems } from '../../features/copy-as/CopyAsMenu.tsx';
import { RedeployDialog } from '../../features/redeploy/RedeployDialog.tsx';
import { explainFailure } from '../../features/failure-explanations/explainFailure.ts';
import { ExternalLinkButton } from '../../ui/ExternalLink.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { BuildLogSection } from './BuildLogSection.tsx';
import type { BuildLogData } from './BuildLogSection.tsx';
import type { ReportContext } from './CopyReport.tsx';
import * as styles from './DeploymentScreen.css.ts';
import { FailureNotice } from './FailureNotice.tsx';
import type { FailureLinks } from './FailureNotice.tsx';
import { DeploymentInformation } from './DeploymentInformation.tsx';
import { DeploymentSteps } from './DeploymentSteps.tsx';
import { LogComparison } from './LogComparison.tsx';
import { DeploymentMenu } from './DeploymentMenu.tsx';
import { CompareMenu } from './CompareMenu.tsx';
import { SinceFailure } from './SinceFailure.tsx';
import type { FailedBuild } from './SinceFailure.tsx';
import { useBuildComparison } from './useBuildComparison.ts';
import type { OtherBuilds } from './useBuildComparison.ts';
import { useMaskedLines } from './useMaskedLines.ts';
import type { PageSlots } from '../../runtime/slots.ts';
import { PageWithSlots } from '../../ui/PageWithSlots.tsx';

const none: readonly string[] = [];
const noLines: readonly BuildLogLine[] = [];
const noHistory: readonly Deployment[] = [];
const noBuilds: OtherBuilds = { builds: [], onRead: () => Promise.resolve([]) };

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
  /** Deployments of the app, newest first, to compare durations with and to know the live one. @default unknown */
  history?: readonly Deployment[] | undefined;
  /** Other builds to compare with. @default none */
  otherBuilds?: OtherBuilds | undefined;
  /** The deployment before this one, if it failed. @default none */
  failedBefore?: FailedBuild | undefined;
  /** URL of the app, for the live deployment. @default no link */
  appUrl?: string | undefined;
  /** Usual durations of steps, from other logs. @default unknown */
  usualTimes?: UsualStepTimes | undefined;
  /** Links in explanations, and to the app's log of this deployment. */
  links: DeploymentLinks;
  /** Context of the report of a failure. @default no report */
  report?: ReportContext | undefined;
  /** Redeploys. Absent if the deployment cannot be redeployed. */
  onRedeploy?: (deployment: Deployment) => Promise<void>;
  /** Opens New Deployment. @default no button */
  onNewDeployment?: (() => void) | undefined;
  /** New Deployment, while it is open. */
  newDeployment?: ReactNode;
  /** Requests of the page as commands. @default none */
  copyAs?: CopyAsItems | undefined;
}

/** A deployment: its details, progress, failure reason and build log. */
export function DeploymentScreen({
  slots,
  deployment,
  log,
  startLines = none,
  startedAt,
  history,
  otherBuilds = noBuilds,
  failedBefore,
  appUrl,
  usualTimes,
  links,
  report,
  onRedeploy,
  onNewDeployment,
  newDeployment,
  copyAs,
}: DeploymentScreenProps) {
  const messages = useMessages(deploymentMessages);
  const deployments = useMessages(deploymentsMessages);
  const general = useMessages(generalMessages);
  const pages = useMessages(pagesMessages);
  const [isAsking, setAsking] = useState(false);
  const [lines, setLines] = useState(noLines);
  const texts = useMemo(() => lines.map(({ text }) => text), [lines]);
  const logged = useMemo(() => buildSteps(lines), [lines]);
  const goToLine =
    log?.onRangeChange && ((line: number) => log.onRangeChange?.({ first: line, last: line }));
  const data = deployment.status === 'ready' ? deployment.data : undefined;
  // The history is read less often than the deployment. Without it, any other may be live.
  const live =
    data && history && findLiveDeployment([data, ...history.filter(({ id }) => id !== data.id)]);
  const isLive = data !== undefined && live?.id === data.id;
  const maskedStartLines = useMaskedLines(startLines);
  const explanation =
    data && explainFailure({ status: data.status, lines: [...texts, ...maskedStartLines] });
  const lastGood = otherBuilds.builds.find(({ status }) => status === 'success');
  const { compared, compareWith } = useBuildComparison(
    `${data?.id}/${data?.status}/${data?.updated_at}`,
    texts,
    otherBuilds,
    lastGood?.id,
  );
  // The same files would fail again.
  const isFixedInFiles = explanation !== undefined && explanation.rule.isOutsideTheFiles !== true;
  const mayRedeploy = onRedeploy !== undefined && data !== undefined && canRedeploy(data.status);
  const isNextStep = mayRedeploy && !isFixedInFiles && !isLive;
  const ask = () => setAsking(true);
  const hasNewDeployment =
    onNewDeployment !== undefined && data !== undefined && (isFixedInFiles || !mayRedeploy);

  return (
    <PageWithSlots
      slots={slots}
      title={pages.deployment}
      titleEnd={
        data && (
          <>
            <Truncate className={styles.titleId}>{data.id}</Truncate>{' '}
            {isLive && <Badge size="sm">{deployments.live}</Badge>}
          </>
        )
      }
      actions={
        <>
          {otherBuilds.builds.length > 0 && texts.length > 0 && (
            <CompareMenu
              builds={otherBuilds.builds}
              lastGood={lastGood}
              isPending={compared === 'reading'}
              onCompare={(build) => void compareWith(build)}
            />
          )}
          {isNextStep && (
            <Button variant="primary" icon={<RotateCw />} onPress={ask}>
              {deployments.redeploy.action}
            </Button>
          )}
          {hasNewDeployment && deploymentState(data.status).hasEnded && (
            <Button variant="primary" icon={<FolderUp />} onPress={onNewDeployment}>
              {isFixedInFiles ? messages.deployFixed : deployments.newDeployment}
            </Button>
          )}
          {isLive && appUrl !== undefined && (
            <ExternalLinkButton href={appUrl} variant="primary" icon={<ExternalLinkIcon />}>
              {general.visit}
            </ExternalLinkButton>
          )}
          <DeploymentMenu
            onRedeploy={mayRedeploy && !isNextStep ? ask : undefined}
            copyAs={copyAs}
          />
        </>
      }
    >
      {data !== undefined && (
        <FailureNotice
          deployment={data}
          explanation={explanation}
          lines={texts}
          isOtherLive={live !== undefined && !isLive}
          links={links}
          sinceBefore={<SinceFailure before={failedBefore} explanation={explanation} />}
          report={report}
        />
      )}
      {data?.status === 'success' && (
        <SinceFailure before={failedBefore} explanation={explanation} isFixed />
      )}
      {deployment.status === 'error' ? (
        <LoadError
          title={messages.errorTitle}
          error={deployment.error}
          onRetry={deployment.retry}
        />
      ) : (
        <Section title={messages.information}>
          <Card>
            <DeploymentInformation
              deployment={data}
              startedAt={startedAt}
              history={history ?? noHistory}
              links={links}
            />
            <DeploymentSteps
              status={data?.status}
              logged={logged}
              usualTimes={usualTimes}
              onGoToLine={goToLine}
            />
          </Card>
        </Section>
      )}
      <LogComparison compared={compared} onGoToLine={goToLine} />
      <BuildLogSection
        log={log === undefined ? loading : ready({ ...log, usualTimes })}
        onLines={setLines}
      />
      {newDeployment}
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
