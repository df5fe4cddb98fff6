import * as z from 'zod/mini';

import type { Messages } from '../../runtime/messages/messages.ts';
import { problemText } from '../../features/variables/problemText.ts';
import { draftNameProblem, isChanged, isDuplicateName, storedOf } from './variableDrafts.ts';
import type { VariablesByName } from '../../domain/variablesByName.ts';
import type { VariableDraft } from './variableDrafts.ts';
import { valueProblem } from '../../domain/variableRules.ts';

/**
 * Schema of the rows of Environment Variables. A row that changes nothing is not validated.
 *
 * @param existing Variables of the app.
 */
export function variablesSchema(
  texts: Messages['environmentVariables'],
  existing: VariablesByName,
) {
  const drafts = z.array(z.custom<VariableDraft>()).check(({ value: rows, issues }) => {
    for (const [index, row] of rows.entries()) {
      if (!isChanged(row, existing)) continue;
      const problems = {
        name: draftNameProblem(row, existing, isDuplicateName(rows, index)),
        value: isMissingSecret(row, existing)
          ? { kind: 'value-missing' as const }
          : valueProblem(row.value),
      };
      for (const [field, problem] of Object.entries(problems)) {
        if (problem === undefined) continue;
        const message = problemText(problem, texts);
        issues.push({ code: 'custom', input: row, path: [index, field], message });
      }
    }
  });
  return z.object({ drafts, redeploy: z.boolean() });
}

/** Whether a secret is renamed without its value, which cannot be read. */
function isMissingSecret(draft: VariableDraft, existing: VariablesByName): boolean {
  const stored = storedOf(draft, existing);
  return stored?.isSecret === true && stored.name !== draft.name && draft.value === '';
}

/** Values of the form of Environment Variables. */
export type VariablesValues = z.input<ReturnType<typeof variablesSchema>>;
