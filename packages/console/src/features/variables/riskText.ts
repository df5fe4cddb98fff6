import type { Messages } from '../../runtime/messages/messages.ts';
import type { ReviewRisk } from './review/reviewRows.ts';
import type { ValueRisk } from './valueRisks.ts';

/** Returns the note about a risk of a value. */
export function riskText(
  risk: ValueRisk | ReviewRisk,
  { risks }: Messages['environmentVariables'],
): string {
  return risk.kind === 'reference' ? risks.reference(risk.reference) : risks[risk.kind];
}
