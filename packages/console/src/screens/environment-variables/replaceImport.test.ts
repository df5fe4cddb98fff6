import type { EnvironmentVariable } from '@quayside/api-contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatDotenv } from '../../features/dotenv/formatDotenv.ts';
import { parseDotenv } from '../../features/dotenv/parseDotenv.ts';
import { sampleVariable, sampleVariables } from '../../testing/samples.ts';
import { importChanges, isChangeRow, reviewImport, reviewRemovals } from './importReview.ts';

function review(file: string, variables: readonly EnvironmentVariable[] = sampleVariables) {
  const lines = reviewImport({ entries: parseDotenv(file), variables, renames: new Map() });
  return [...lines, ...reviewRemovals(lines, variables)];
}

const removedNames = (file: string) => importChanges(review(file).filter(isChangeRow)).remove;

test('replacing removes variables that the file lacks, except those of a connected service', () => {
  expect(removedNames('LOG_LEVEL=debug\nWORKERS=4')).toEqual([
    'ALLOWED_ORIGINS',
    'FEATURE_FLAGS',
    'SECRET_KEY',
    'SMTP_HOST',
    'WELCOME_TEXT',
  ]);
});

test.each([
  ['has an unclosed quote', 'SMTP_HOST="mail'],
  ['has no equals sign', 'export SMTP_HOST'],
  ['has text after its quote', 'SMTP_HOST="mail" or so'],
  ['is too long', `SMTP_HOST=${'x'.repeat(40_000)}`],
])('replacing keeps a variable whose line %s', (_, line) => {
  expect(removedNames(`LOG_LEVEL=debug\n${line}`)).not.toContain('SMTP_HOST');
});

test('replacing removes a variable whose line is a comment', () => {
  expect(removedNames('LOG_LEVEL=debug\n# SMTP_HOST=mail')).toContain('SMTP_HOST');
});

interface State {
  value: string | null;
  isManaged: boolean;
}

/** Applies one batch, as the platform does. */
function apply(
  before: ReadonlyMap<string, State>,
  { set, remove }: ReturnType<typeof importChanges>,
): Map<string, State> {
  const after = new Map(before);
  for (const { name, value } of set) after.set(name, { value, isManaged: false });
  for (const name of remove) after.delete(name);
  return after;
}

const names = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'API_TOKEN', 'export_x');
const text = fc.oneof(fc.string(), fc.constantFrom('', '"', 'a\nb', ' # '));
const app = fc.uniqueArray(
  fc.record({
    name: names,
    value: fc.option(text),
    provider: fc.constantFrom(undefined, undefined, 'neon'),
  }),
  { selector: ({ name }) => name },
);
const file = fc.array(fc.oneof(fc.tuple(names, text), fc.constantFrom('A="x', 'nonsense', 'B')));

test('replacing sets every chosen value of the file, removes only chosen names, and keeps the rest', () => {
  fc.assert(
    fc.property(app, file, fc.infiniteStream(fc.boolean()), (samples, lines, choices) => {
      const variables = samples.map((sample) => sampleVariable({ ...sample, agoMs: 0 }));
      const content = lines
        .map((line) =>
          typeof line === 'string'
            ? `${line}\n`
            : formatDotenv([{ name: line[0], value: line[1] }]),
        )
        .join('');
      const entries = parseDotenv(content);
      const fileValues = new Map<string, string>();
      for (const entry of entries) {
        if (entry.kind === 'variable') fileValues.set(entry.name, entry.value);
      }
      const rows = review(content, variables).filter(isChangeRow);
      const chosen = rows.filter(() => choices.next().value);
      const changes = importChanges(chosen);
      const before = new Map<string, State>(
        samples.map(({ name, value, provider }) => [
          name,
          { value, isManaged: provider !== undefined },
        ]),
      );
      const after = apply(before, changes);

      const touched = [...changes.set.map(({ name }) => name), ...changes.remove];
      expect(new Set(touched).size).toBe(touched.length);
      const untouched = [...before].filter(
        ([name, { isManaged }]) => isManaged || !touched.includes(name),
      );
      expect(untouched.filter(([name, was]) => after.get(name) !== was)).toEqual([]);
      for (const { name, value } of changes.set) expect(value).toBe(fileValues.get(name));
      for (const name of changes.remove) {
        expect(before.has(name)).toBe(true);
        expect(fileValues.has(name)).toBe(false);
      }

      const replaced = apply(before, importChanges(rows));
      const lost = [...fileValues].filter(
        ([name, value]) =>
          before.get(name)?.isManaged !== true && replaced.get(name)?.value !== value,
      );
      expect(lost).toEqual([]);
    }),
  );
});
