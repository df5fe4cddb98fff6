import type { Deployment } from '@quayside/api-contract';
import { Banner, Link, Stack, Text } from '@quayside/design-system';
import { toVisible } from '@quayside/design-system/log-viewer';
import { useMemo } from 'react';
import type { ReactNode } from 'react';

import { deploymentState } from '../../domain/deploymentStatus.ts';
import { explainFailure } from '../../features/failure-explanations/explainFailure.ts';
import type { Explanation } from '../../features/failure-explanations/explainFailure.ts';
import { deploymentMessages, explanationsMessages } from '../../runtime/messages/en/deployments.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { BuildComparison } from './BuildComparison.tsx';
import type { OtherBuilds } from './BuildComparison.tsx';
import { CopyReport } from './CopyReport.tsx';
import type { ReportContext } from './CopyReport.tsx';
import * as styles from './FailureNotice.css.ts';
import { useMaskedLines, useMaskedTexts } from './useMaskedLines.ts';

/** Links of the next steps. */
export interface FailureLinks {
  environmentVariables: string | undefined;
  logs: string | undefined;
}

interface FailureNoticeProps {
  deployment: Deployment;
  /** Lines of the build log, once it has ended. */
  lines: readonly string[];
  /** Lines of the app's log during its start. */
  startLines: readonly string[];
  /** Whether another deployment is live and unaffected. */
  isOtherLive: boolean;
  links: FailureLinks;
  /** Reads the masked lines of the last good log. */
  onReadGoodLog: (() => Promise<readonly string[]>) | undefined;
  otherBuilds: OtherBuilds | undefined;
  onGoToLine: ((line: number) => void) | undefined;
  /** Context of the report to copy. @default no report */
  report: ReportContext | undefined;
}

/** Why a deployment failed and what to do: from a matching rule, else the platform's message. */
export function FailureNotice({
  deployment: failed,
  lines,
  startLines,
  isOtherLive,
  links,
  onReadGoodLog,
  otherBuilds,
  onGoToLine,
  report,
}: FailureNoticeProps) {
  const { status, failure } = failed;
  const deployment = useMessages(deploymentMessages);
  const messages = useMessages(explanationsMessages);
  const maskedStartLines = useMaskedLines(startLines);
  const reason = useMaskedReason(failure);
  const explanation = explainFailure({ status, lines: [...lines, ...maskedStartLines] });
  const hasFailed = deploymentState(status).outcome === 'failure';
  if (explanation === undefined && reason === undefined && !hasFailed) return null;

  return (
    <>
      {explanation !== undefined && (
        <ExplanationBanner explanation={explanation} isOtherLive={isOtherLive} links={links}>
          {reason !== undefined && (
            <Text as="p" size={12} tone="muted">
              {messages.platformMessage} <bdi>{`${reason.title}. ${reason.message}`}</bdi>
            </Text>
          )}
        </ExplanationBanner>
      )}
      {explanation === undefined && reason !== undefined && (
        <Banner tone="danger" title={reason.title} announce="polite">
          <Stack gap={1}>
            <div>{reason.message}</div>
            {reason.hint !== '' && <div>{reason.hint}</div>}
            {isOtherLive && <div>{deployment.stillServing}</div>}
          </Stack>
        </Banner>
      )}
      {hasFailed && (
        <BuildComparison
          lines={lines}
          onReadGoodLog={onReadGoodLog}
          otherBuilds={otherBuilds}
          onGoToLine={onGoToLine}
        >
          {report && (
            <CopyReport
              deployment={failed}
              explanation={explanation}
              reason={reason && [reason.title, reason.message, reason.hint].join('. ')}
              lines={lines}
              context={report}
            />
          )}
        </BuildComparison>
      )}
    </>
  );
}

/** Returns the platform's message with secrets masked, because it may quote the log. `undefined` until the masker has loaded. */
function useMaskedReason(failure: Deployment['failure']) {
  const texts = useMemo(
    () => (failure == null ? [] : [failure.error_title, failure.error_message, failure.error_hint]),
    [failure],
  );
  const [title, message = '', hint = ''] = useMaskedTexts(texts);
  return title === undefined ? undefined : { title, message, hint };
}

interface ExplanationBannerProps {
  explanation: Explanation;
  isOtherLive: boolean;
  links: FailureLinks;
  children: ReactNode;
}

function ExplanationBanner({
  explanation: { rule, found, excerpt },
  isOtherLive,
  links,
  children,
}: ExplanationBannerProps) {
  const deployment = useMessages(deploymentMessages);
  const messages = useMessages(explanationsMessages);
  const texts = messages.rules[rule.id];
  return (
    <Banner tone="danger" title={texts.title(found)} announce="polite">
      <Stack gap={2}>
        <Text as="p">{texts.explanation(found)}</Text>
        <Text as="p">
          <Text as="strong" weight="medium">
            {messages.nextStep}{' '}
          </Text>
          {texts.nextStep(found)}{' '}
          {rule.link !== undefined && links[rule.link] !== undefined && (
            <Link href={links[rule.link]}>{messages.links[rule.link]}</Link>
          )}
        </Text>
        {excerpt.length > 0 && (
          <pre className={styles.excerpt} aria-label={messages.inTheLog}>
            {excerpt.map(toVisible).join('\n')}
          </pre>
        )}
        {children}
        {isOtherLive && (
          <Text as="p" size={12} tone="muted">
            {deployment.stillServing}
          </Text>
        )}
      </Stack>
    </Banner>
  );
}
