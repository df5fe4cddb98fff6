import { errorMessage } from '@quayside/api-contract';

import { SourceError } from '../../deploying/source.ts';
import type { Messages } from '../../messages/messages.ts';

/** Words a failure of reading, packing or sending. */
export function problemText(error: unknown, messages: Messages['newDeployment']): string {
  if (!(error instanceof SourceError)) return errorMessage(error);
  const { problem } = error;
  return problem.kind === 'unreadable'
    ? messages.problems.unreadable(problem.path)
    : messages.problems[problem.kind];
}
