import type { Deployment } from '@quayside/api-contract';
import { Banner, Text } from '@quayside/design-system';

import { explainFailure } from '../../features/failure-explanations/explainFailure.ts';
import type { Explanation } from '../../features/failure-explanations/explainFailure.ts';
import { explanationsMessages } from '../../runtime/messages/en/deployment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { shortenId } from '../../ui/shortenId.ts';

/** A failed deployment and its log. */
export interface FailedBuild {
  deployment: Deployment;
  /** Masked lines of its build log. */
  lines: readonly string[];
}

interface SinceFailureProps {
  before: FailedBuild | undefined;
  /** The cause of this deployment's failure, if it is known. */
  explanation: Explanation | undefined;
  /** Whether this deployment succeeded. @default false */
  isFixed?: boolean;
}

/** Tells whether the failure before this deployment is fixed, the same, or another; nothing where that is not known. */
export function SinceFailure({ before, explanation, isFixed = false }: SinceFailureProps) {
  const messages = useMessages(explanationsMessages);
  const earlier =
    before && explainFailure({ status: before.deployment.status, lines: before.lines });
  if (before === undefined || earlier === undefined) return null;
  const id = shortenId(before.deployment.id);
  const title = messages.rules[earlier.rule.id].title(earlier.found);
  if (isFixed) return <Banner tone="success" title={messages.sinceFailure.fixed(id, title)} />;
  if (explanation === undefined) return null;
  const isSame =
    messages.rules[explanation.rule.id].title(explanation.found) === title &&
    explanation.rule.id === earlier.rule.id;
  return (
    <Text as="p" size={12} tone="muted">
      {isSame ? messages.sinceFailure.same(id) : messages.sinceFailure.other(id, title)}
    </Text>
  );
}
