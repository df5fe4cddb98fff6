import type { EnvironmentVariable } from '@quayside/api-contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { sampleVariable } from '../../testing/samples.ts';
import { findConflicts, resolveConflicts } from './variableConflicts.ts';
import { changesOf, toStored } from './variableDrafts.ts';
import type { VariableDraft } from './variableDrafts.ts';

const byName = (...variables: EnvironmentVariable[]) =>
  new Map(variables.map((variable) => [variable.name, variable]));

const level = sampleVariable({ name: 'LOG_LEVEL', value: 'info', agoMs: 60_000 });
const secret = sampleVariable({ name: 'SECRET_KEY', agoMs: 60_000 });

const editOf = (variable: EnvironmentVariable, value: string): VariableDraft => ({
  key: variable.name,
  stored: toStored(variable),
  name: variable.name,
  value,
  isSecret: variable.is_secret,
  isSaved: false,
});

const added = (name: string, value: string, isSecret = false): VariableDraft => ({
  key: `new ${name}`,
  stored: null,
  name,
  value,
  isSecret,
  isSaved: false,
});

const conflictsOf = (draft: VariableDraft, ...current: EnvironmentVariable[]) =>
  findConflicts([draft], byName(level, secret), byName(...current)).map(({ name }) => name);

test.each([
  ['is unchanged', [level], []],
  ['has another value', [{ ...level, value: 'warning' }], ['LOG_LEVEL']],
  ['has the value of the draft', [{ ...level, value: 'debug' }], []],
  ['became a secret', [{ ...level, value: null, is_secret: true }], ['LOG_LEVEL']],
  ['was deleted', [], ['LOG_LEVEL']],
  ['was saved again with its value', [{ ...level, updated_at: '2027-01-01T00:00:00Z' }], []],
])('an edit conflicts only if its variable differs: it %s', (_, current, expected) => {
  expect(conflictsOf(editOf(level, 'debug'), ...current)).toEqual(expected);
});

test('a draft that changes nothing has no conflict', () => {
  expect(conflictsOf(editOf(level, 'info'), { ...level, value: 'warning' })).toEqual([]);
});

test('a secret conflicts if it was changed since', () => {
  const later = { ...secret, updated_at: '2027-01-01T00:00:00Z' };
  expect(conflictsOf(editOf(secret, 'x'), secret)).toEqual([]);
  expect(conflictsOf(editOf(secret, 'x'), later)).toEqual(['SECRET_KEY']);
  expect(conflictsOf(editOf(secret, 'x'), { ...later, updated_at: null })).toEqual([]);
});

test('a new variable conflicts with one of its name that was added since', () => {
  const port = sampleVariable({ name: 'PORT', value: '8000', agoMs: 0 });
  expect(conflictsOf(added('PORT', '8080'), level, port)).toEqual(['PORT']);
  expect(conflictsOf(added('PORT', '8000'), level, port)).toEqual([]);
  expect(conflictsOf(added('PORT', '8000', true), level, port)).toEqual(['PORT']);
});

test('a rename conflicts with a change of its variable, and with its new name', () => {
  const renamed = { ...editOf(level, 'info'), name: 'LEVEL', isRename: true };
  const taken = sampleVariable({ name: 'LEVEL', value: 'x', agoMs: 0 });
  expect(conflictsOf(renamed, level)).toEqual([]);
  expect(conflictsOf(renamed, { ...level, value: 'warning' })).toEqual(['LOG_LEVEL']);
  expect(conflictsOf(renamed, level, taken)).toEqual(['LEVEL']);
});

test('a resolved conflict does not occur again unless the variable changes again', () => {
  const current = byName({ ...level, value: 'warning' });
  const drafts = [editOf(level, 'debug')];
  const conflicts = findConflicts(drafts, byName(level), current);
  const rest = resolveConflicts(drafts, conflicts, new Map([['LOG_LEVEL', 'mine']]));
  expect(findConflicts(rest, current, current)).toEqual([]);
  expect(findConflicts(rest, current, byName({ ...level, value: 'error' }))).toHaveLength(1);
});

test('keeping a plain value of a variable that became a secret saves it as a secret', () => {
  const current = byName({ ...level, value: null, is_secret: true });
  const drafts = [editOf(level, 'debug')];
  const conflicts = findConflicts(drafts, byName(level), current);
  const rest = resolveConflicts(drafts, conflicts, new Map([['LOG_LEVEL', 'mine']]));
  expect(changesOf(rest, current).set).toEqual([
    { name: 'LOG_LEVEL', value: 'debug', isSecret: true, becomesSecret: false },
  ]);
});

const names = ['A', 'B', 'C', 'D'];
const app = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom(...names),
    value: fc.option(fc.constantFrom('1', '2', '')),
    agoMs: fc.constantFrom(0, 60_000),
  }),
  { selector: ({ name }) => name },
);

test('after a choice for each conflict, every kept value is saved and no value chosen elsewhere is overwritten', () => {
  fc.assert(
    fc.property(
      app,
      app,
      fc.dictionary(fc.constantFrom(...names), fc.constantFrom('1', '2', '3'), {
        noNullPrototype: true,
      }),
      fc.infiniteStream(fc.constantFrom('mine' as const, 'theirs' as const)),
      (before, after, typed, stream) => {
        const existing = byName(...before.map((each) => sampleVariable(each)));
        const current = byName(...after.map((each) => sampleVariable(each)));
        const drafts = Object.entries(typed).map(([name, value]) => {
          const variable = existing.get(name);
          return variable === undefined ? added(name, value) : editOf(variable, value);
        });
        const conflicts = findConflicts(drafts, existing, current);
        const choices = new Map(conflicts.map(({ key }) => [key, stream.next().value]));
        const { set: changes } = changesOf(resolveConflicts(drafts, conflicts, choices), current);

        for (const { name, value } of changes) expect(value).toBe(typed[name]);
        for (const { key, name } of conflicts) {
          const isSaved = changes.some((change) => change.name === name);
          expect(isSaved).toBe(choices.get(key) === 'mine');
        }
        const overwritten = changes.filter(({ name, value }) => {
          const [was, now] = [existing.get(name), current.get(name)];
          const differs = was?.value !== now?.value || was?.is_secret !== now?.is_secret;
          return now !== undefined && differs && now.value !== value;
        });
        for (const { name } of overwritten) {
          const key = conflicts.find((conflict) => conflict.name === name)?.key ?? '';
          expect(choices.get(key)).toBe('mine');
        }
      },
    ),
  );
});

test('a deletion conflicts with a change made elsewhere, and not with the same deletion', () => {
  const deletion = { ...editOf(level, 'info'), isDeletion: true };
  expect(findConflicts([deletion], byName(level), byName(level))).toEqual([]);
  expect(findConflicts([deletion], byName(level), byName())).toEqual([]);
  const [conflict] = findConflicts(
    [deletion],
    byName(level),
    byName({ ...level, value: 'warning' }),
  );
  expect(conflict).toMatchObject({ name: 'LOG_LEVEL', mine: { isDeletion: true } });
});
