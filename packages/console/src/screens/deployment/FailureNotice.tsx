import type { Deployment } from '@quayside/api-contract';
import { Banner, Link, Stack, Text, verbatim } from '@quayside/design-system';
import { toVisible } from '@quayside/design-system/log-viewer/parse';
import { useMemo } from 'react';
import type { ReactNode } from 'react';

import { deploymentState } from '../../domain/deploymentStatus.ts';
import type { Explanation } from '../../features/failure-explanations/explainFailure.ts';
import { deploymentStatusMessages } from '../../runtime/messages/en/deploymentStatus.ts';
import { deploymentMessages, explanationsMessages } from '../../runtime/messages/en/deployment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { describeDeploymentStatus } from '../../ui/describeDeploymentStatus.ts';
import { CopyReport } from './CopyReport.tsx';
import type { ReportContext } from './CopyReport.tsx';
import { platformText } from '../../runtime/messages/useErrorText.ts';
import * as styles from './FailureNotice.css.ts';
import { useMaskedTexts } from './useMaskedLines.ts';

/** Links of the next steps. */
export interface FailureLinks {
  environmentVariables: string | undefined;
  logs: string | undefined;
}

interface FailureNoticeProps {
  deployment: Deployment;
  /** The cause. @default the platform's message only */
  explanation: Explanation | undefined;
  /** Lines of the build log, once it has ended. */
  lines: readonly string[];
  /** Whether another deployment is live and unaffected. */
  isOtherLive: boolean;
  links: FailureLinks;
  /** Comparison with the failure before it. @default nothing */
  sinceBefore: ReactNode;
  /** Context of the report to copy. @default no report */
  report: ReportContext | undefined;
}

/** Why a deployment failed and what to do: from a matching rule, else the platform's message. */
export function FailureNotice({
  deployment: failed,
  explanation,
  lines,
  isOtherLive,
  links,
  sinceBefore,
  report,
}: FailureNoticeProps) {
  const { status, failure } = failed;
  const deployment = useMessages(deploymentMessages);
  const messages = useMessages(explanationsMessages);
  const statuses = useMessages(deploymentStatusMessages);
  const reason = useMaskedReason(failure);
  if (explanation === undefined && deploymentState(status).outcome !== 'failure') return null;

  const texts = explanation && messages.rules[explanation.rule.id];
  const found = explanation?.found ?? {};
  const link = explanation?.rule.link;
  const href = link && links[link];
  return (
    <Banner
      tone="danger"
      headingLevel={2}
      title={
        texts?.title(found) ??
        (reason && <span {...platformText}>{reason.title}</span>) ??
        describeDeploymentStatus(status, statuses).label
      }
      announce="polite"
      actions={
        report && (
          <CopyReport
            deployment={failed}
            explanation={explanation}
            reason={reason && [reason.title, reason.message, reason.hint].join('. ')}
            lines={lines}
            context={report}
          />
        )
      }
    >
      <Stack gap={2}>
        {texts && (
          <>
            <Text as="p">{texts.explanation(found)}</Text>
            <Text as="p">
              <Text as="strong" weight="medium">
                {messages.nextStep}{' '}
              </Text>
              {texts.nextStep(found)}{' '}
              {link !== undefined && href !== undefined && (
                <Link href={href}>{messages.links[link]}</Link>
              )}
            </Text>
          </>
        )}
        {explanation !== undefined && explanation.excerpt.length > 0 && (
          <pre {...verbatim} className={styles.excerpt} aria-label={messages.inTheLog}>
            {explanation.excerpt.map(toVisible).join('\n')}
          </pre>
        )}
        {reason !== undefined &&
          (texts === undefined ? (
            <>
              <div {...platformText}>{reason.message}</div>
              {reason.hint !== '' && <div {...platformText}>{reason.hint}</div>}
            </>
          ) : (
            <Text as="p" size={12} tone="muted">
              {messages.platformMessage}{' '}
              <bdi {...platformText}>
                {[`${reason.title}. ${reason.message}`, reason.hint].join(' ').trim()}
              </bdi>
            </Text>
          ))}
        {sinceBefore}
        {isOtherLive && (
          <Text as="p" size={12} tone="muted">
            {deployment.stillServing}
          </Text>
        )}
      </Stack>
    </Banner>
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
