import { environmentVariableLimits } from '@quayside/api-contract';

import type { Messages } from '../../runtime/messages/messages.ts';
import { sentenceOf } from '../../runtime/sentenceOf.ts';
import type { ReviewProblem, ReviewRisk } from './review/reviewRows.ts';
import type { ValueRisk } from './valueRisks.ts';

/** Returns the message for an invalid variable. */
export function problemText(
  problem: ReviewProblem | { kind: 'exists' } | { kind: 'twice' } | { kind: 'value-missing' },
  { problems, managedBy, providers }: Messages['environmentVariables'],
): string {
  switch (problem.kind) {
    case 'name-missing':
      return problems.nameMissing;
    case 'name-pattern':
      return problems.namePattern(problem.suggestion);
    case 'name-length':
      return problems.nameLength(environmentVariableLimits.name);
    case 'value-length':
      return problems.valueLength(environmentVariableLimits.value);
    case 'managed':
      return managedBy(providers[problem.provider] ?? sentenceOf(problem.provider));
    case 'exists':
      return problems.exists;
    case 'value-missing':
      return problems.valueMissing;
    case 'twice':
      return problems.twice;
    case 'set-again':
      return problems.setAgain(problem.line);
    case 'no-equals':
      return problems.noEquals;
    case 'no-name':
      return problems.noName;
    case 'unclosed-quote':
      return problems.unclosedQuote;
    case 'unclosed-pem':
      return problems.unclosedPem;
    case 'text-after-quote':
      return problems.textAfterQuote;
    case 'no-value':
      return problems.noValue;
    case 'unsupported':
      return problems.unsupported;
    case 'broken-json':
      return problems.brokenJson;
  }
}

/** Returns the note about a risk of a value. */
export function riskText(
  risk: ValueRisk | ReviewRisk,
  { risks }: Messages['environmentVariables'],
): string {
  return risk.kind === 'reference' ? risks.reference(risk.reference) : risks[risk.kind];
}
