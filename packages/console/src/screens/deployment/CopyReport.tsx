import type { Deployment } from '@quayside/api-contract';
import { CopyButton } from '@quayside/design-system';

import { describeDeploymentStatus } from '../../ui/describeDeploymentStatus.ts';
import type { Explanation } from '../../features/failure-explanations/explainFailure.ts';
import { failureReport } from '../../features/failure-explanations/failureReport.ts';
import { deploymentStatusMessages } from '../../runtime/messages/en/deploymentStatus.ts';
import { pagesMessages } from '../../runtime/messages/en/pages.ts';
import { deploymentMessages, explanationsMessages } from '../../runtime/messages/en/deployment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useKnownSecrets } from '../../runtime/useKnownSecrets.ts';
import { shortenId } from '../../ui/shortenId.ts';
import { maskLines } from './useMaskedLines.ts';

/** Data of the report that the log does not contain. */
export interface ReportContext {
  appName: string;
  /** URL of the deployment's page. */
  href: string;
  /** Reads the names of the variables that changed since the last good deployment. */
  onReadChangedNames: () => Promise<readonly string[]>;
}

interface CopyReportProps {
  deployment: Deployment;
  explanation: Explanation | undefined;
  /** The platform's message, masked. */
  reason: string | undefined;
  /** Lines of the build log. */
  lines: readonly string[];
  context: ReportContext;
}

/** Lines of the log in the report of a failure without an explanation. */
const lastLines = 10;

/** Button that copies a failure as Markdown, with secrets masked. */
export function CopyReport({ deployment, explanation, reason, lines, context }: CopyReportProps) {
  const labels = useMessages(deploymentMessages);
  const messages = useMessages(explanationsMessages);
  const pages = useMessages(pagesMessages);
  const statuses = useMessages(deploymentStatusMessages);
  const known = useKnownSecrets();

  async function markdown(): Promise<string> {
    const texts = explanation && messages.rules[explanation.rule.id];
    const found = explanation?.found ?? {};
    const sentences = texts
      ? [
          texts.title(found),
          texts.explanation(found),
          `${messages.nextStep} ${texts.nextStep(found)}`,
        ]
      : [];
    const [paragraphs, excerpt, names] = await Promise.all([
      maskLines(reason === undefined ? sentences : [...sentences, reason], known),
      // The user may have revealed secrets in the log.
      maskLines(explanation?.excerpt ?? lines.slice(-lastLines), known),
      // Without them the report is still useful.
      context.onReadChangedNames().catch(() => undefined),
    ]);
    return failureReport({
      title: `${context.appName}: ${pages.deployment} ${shortenId(deployment.id)}`,
      facts: [
        {
          label: labels.status,
          value: describeDeploymentStatus(deployment.status, statuses).label,
        },
        { label: labels.created, value: deployment.created_at },
      ],
      paragraphs,
      excerpt,
      variables: names && { label: messages.report.changedVariables, names },
      links: [{ label: pages.deployment, href: context.href }],
    });
  }

  return (
    <CopyButton isLabelled variant="secondary" label={messages.report.copy} value={markdown} />
  );
}
