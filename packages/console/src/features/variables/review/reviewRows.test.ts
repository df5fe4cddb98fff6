import type { EnvironmentVariable } from '@quayside/api-contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { formatDotenv } from '../../dotenv/formatDotenv.ts';
import { readVariables } from '../../dotenv/readVariables.ts';
import { sampleVariable, sampleVariables } from '../../../testing/samples.ts';
import { importSources } from '../import/importSources.ts';
import { reviewChanges, reviewRows, unnamed } from './reviewRows.ts';
import type { ReviewEdit } from './reviewRows.ts';

const none = new Map<string, ReviewEdit>();

function review(file: string, variables: readonly EnvironmentVariable[] = sampleVariables) {
  const sources = importSources(readVariables(file).entries);
  const removed = unnamed(sources, none, variables);
  return reviewRows({ sources, variables, edits: none, removed });
}

const removedNames = (file: string) =>
  review(file)
    .filter(({ state }) => state === 'removed')
    .map(({ name }) => name);

test('replacing removes variables that the file lacks, except those of a connected service', () => {
  // The secret first: it cannot be restored.
  expect(removedNames('LOG_LEVEL=debug\nWORKERS=4')).toEqual([
    'SECRET_KEY',
    'ALLOWED_ORIGINS',
    'FEATURE_FLAGS',
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
  { set, remove }: ReturnType<typeof reviewChanges>,
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
      const { entries } = readVariables(content);
      const fileValues = new Map<string, string>();
      for (const entry of entries) {
        if (entry.kind === 'variable') fileValues.set(entry.name, entry.value);
      }
      const rows = review(content, variables).filter(({ canSave }) => canSave);
      const chosen = rows.map((row) => ({ ...row, isChosen: choices.next().value }));
      const changes = reviewChanges(chosen);
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

      const replaced = apply(
        before,
        reviewChanges(rows.map((row) => ({ ...row, isChosen: true }))),
      );
      const lost = [...fileValues].filter(
        ([name, value]) =>
          before.get(name)?.isManaged !== true && replaced.get(name)?.value !== value,
      );
      expect(lost).toEqual([]);
    }),
  );
});

describe('reviewRows', () => {
  const rowsOf = (content: string, edits = none, variables = sampleVariables) =>
    reviewRows({
      sources: importSources(readVariables(content).entries),
      variables,
      edits,
      removed: [],
    });

  test('distinguishes new, changed, equal and invalid variables, those that need a look first', () => {
    const rows = rowsOf(
      'TIDE=1\nLOG_LEVEL=debug\nWORKERS=4\nSECRET_KEY=x\nDATABASE_URL=x\n2FA=x\nnonsense',
    );
    expect(rows.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'SECRET_KEY changed',
      'DATABASE_URL invalid',
      '2FA invalid',
      'nonsense invalid',
      'LOG_LEVEL changed',
      'TIDE new',
      'WORKERS same',
    ]);
  });

  test('uses the last line of a name that occurs more than once', () => {
    expect(rowsOf('TIDE=1\nTIDE=2')).toMatchObject([
      { state: 'new', value: '2' },
      { state: 'invalid', problem: { kind: 'set-again', line: 2 } },
    ]);
  });

  test('a renamed row is reviewed under its new name', () => {
    expect(rowsOf('2FA=x', new Map([['0', { name: 'TWO_FA' }]]))).toMatchObject([
      { state: 'new', name: 'TWO_FA', isChosen: true },
    ]);
  });

  test('an edited row stays in its group', () => {
    const rows = rowsOf('A=1\nPOSTGRES_SERVER=localhost', new Map([['1', { value: 'db' }]]));
    expect(rows.map(({ name, group }) => `${name} ${group}`)).toEqual([
      'POSTGRES_SERVER look',
      'A new',
    ]);
    expect(rows[0]?.risks).toEqual([]);
  });

  const set = sampleVariable({ name: 'SET', value: 'real', agoMs: 0 });
  const secret = sampleVariable({ name: 'SECRET_KEY', agoMs: 0 });
  test.each([
    ['SET=', ['empties'], false],
    ['SET=changethis', ['example'], false],
    ['SET=${NEW}', ['reference'], true],
    ['SECRET_KEY=x9', ['overwrites-secret'], false],
    ['SECRET_KEY=', ['overwrites-secret', 'empties'], false],
    ['NEW=', [], true],
    ['NEW=changethis', ['example'], true],
    ['POSTGRES_SERVER=localhost', ['localhost'], true],
    ["NEW='${SET}'", [], true],
  ])('%s has the risks %j', (line, kinds, isChosen) => {
    const [row] = rowsOf(line, none, [set, secret]);
    expect(row?.risks.map(({ kind }) => kind)).toEqual(kinds);
    expect(row?.isChosen).toBe(isChosen);
  });

  test('a plain variable that looks like a secret stays plain, and is masked', () => {
    const plain = sampleVariable({ name: 'API_TOKEN', value: 't9x', agoMs: 0 });
    const [row] = rowsOf('API_TOKEN=t10y', none, [plain]);
    expect(row).toMatchObject({ isSecret: false, becomesSecret: false, isMasked: true });
    expect(rowsOf('LOG_LEVEL=debug')).toMatchObject([{ isSecret: false, isMasked: false }]);
  });

  test.each([
    ['SECRET_KEY="s9cret" or so', 'SECRET_KEY…'],
    ['SECRET_KEY s9cret', 'SECRET_KEY…'],
    ['export SECRET_KEY s9cret', 'export SECRET_KEY…'],
    ['MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKc', 'MIIEvQIBADANBgkqhkiG9w0B…'],
    ['export LOG_LEVEL', 'export LOG_LEVEL'],
  ])('of the unreadable line %s, only %s is shown', (line, shown) => {
    expect(rowsOf(line)).toMatchObject([{ name: shown, state: 'invalid' }]);
  });

  test('offers to fill in references to names of the file and of the app', () => {
    const [row] = rowsOf('URL=redis://${HOST}/${SET}\nHOST=db', none, [set]);
    expect(row?.risks).toMatchObject([{ kind: 'reference', filledIn: 'redis://db/real' }]);
    const [other] = rowsOf('URL=${SECRET_KEY}', none, [secret]);
    expect(other?.risks).toMatchObject([{ kind: 'reference', filledIn: undefined }]);
  });

  test('a value that the user typed has no references', () => {
    const [row] = rowsOf('URL=${HOST}', new Map([['0', { value: '${HOST}' }]]));
    expect(row?.risks).toEqual([]);
  });
});
