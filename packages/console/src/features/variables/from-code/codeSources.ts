import type { EnvironmentVariable } from '@quayside/api-contract';

import type { Messages } from '../../../runtime/messages/messages.ts';
import type { CodeNeeds, NeededType } from '../../python-code/codeNeeds.ts';
import { compareNeeds } from '../../python-code/compareNeeds.ts';
import type { ReviewSource } from '../review/reviewRows.ts';

interface CodeTexts extends Pick<
  Messages['environmentVariables']['codeCheck'],
  'inLines' | 'hasDefault'
> {
  expected: (name: string, type: Exclude<NeededType, 'any'>) => string;
}

/** Variables to enter for the code: missing ones, those of another type, and those that have a default. */
export function codeSources(
  needs: CodeNeeds,
  variables: readonly EnvironmentVariable[],
  texts: CodeTexts,
): { sources: ReviewSource[]; unused: readonly string[] } {
  const { missing, optional, wrongType, unused } = compareNeeds(needs, variables);
  const uses = new Map(
    needs.variables.map(({ names: [name = ''], uses: places }) => [
      name,
      [texts.inLines(places.map(({ line }) => line))],
    ]),
  );
  const sourceOf = (name: string, note?: string): ReviewSource => ({
    key: name,
    name,
    value: undefined,
    isLiteral: true,
    uses: uses.get(name),
    note,
  });
  return {
    sources: [
      ...wrongType.map(({ name, type }) => sourceOf(name, texts.expected(name, type))),
      ...missing.map((name) => sourceOf(name)),
      ...optional.map((name) => sourceOf(name, texts.hasDefault)),
    ],
    unused,
  };
}
