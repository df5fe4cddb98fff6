import type { EnvironmentVariable } from '@quayside/api-contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { VariableChange } from '../runtime/changeSets.ts';
import { sampleVariable } from '../testing/samples.ts';
import { changeSetOf, isAsSaved, undoSave } from './changeSet.ts';
import type { ChangeSet, SavedChanges } from '../runtime/changeSets.ts';
import { byName } from './variablesByName.ts';

/** Applies changes as the platform does. */
function apply(variables: ReadonlyMap<string, EnvironmentVariable>, changes: SavedChanges) {
  const next = new Map(variables);
  for (const { name, value, isSecret, becomesSecret } of changes.set) {
    const secret = becomesSecret === true || (next.get(name)?.is_secret ?? isSecret);
    next.set(name, sampleVariable({ name, value: secret ? null : value, agoMs: 0 }));
  }
  for (const name of changes.remove) next.delete(name);
  return next;
}

const valuesOf = (variables: ReadonlyMap<string, EnvironmentVariable>) =>
  Object.fromEntries(
    [...variables.values()]
      .map(({ name, value, is_secret: isSecret }) => [name, isSecret ? null : value] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

const name = fc.constantFrom('A', 'B', 'C', 'D');
const variables = fc
  .dictionary(name, fc.option(fc.string({ maxLength: 4 })))
  .map((values) =>
    byName(
      Object.entries(values).map(([key, value]) => sampleVariable({ name: key, value, agoMs: 0 })),
    ),
  );
const change: fc.Arbitrary<VariableChange> = fc.record({
  name,
  value: fc.string({ maxLength: 4 }),
  isSecret: fc.boolean(),
});
const changes = fc
  .record({
    set: fc.uniqueArray(change, { selector: (each) => each.name }),
    remove: fc.uniqueArray(name),
  })
  .map(({ set, remove }) => ({
    set,
    remove: remove.filter((each) => set.every(({ name: other }) => other !== each)),
  }));

test('undoing a save restores every variable whose value is known, and names the others', () => {
  fc.assert(
    fc.property(variables, changes, (before, saved) => {
      const after = apply(before, saved);
      const undo = undoSave(saved, before);
      const touched = [...saved.set.map((each) => each.name), ...saved.remove];
      const secrets = touched.filter((each) => before.get(each)?.is_secret === true);
      expect(undo.lost).toEqual(secrets);
      const kept = (all: ReadonlyMap<string, EnvironmentVariable>) =>
        valuesOf(new Map([...all].filter(([each]) => !secrets.includes(each))));
      const restored = apply(after, undo.changes);
      expect(kept(restored)).toEqual(kept(before));
      // What cannot be restored stays as it was saved.
      for (const each of secrets) expect(restored.get(each)).toEqual(after.get(each));
    }),
  );
});

test('a variable that became a secret cannot be restored', () => {
  const before = byName([sampleVariable({ name: 'A', value: 'x', agoMs: 0 })]);
  const set = [{ name: 'A', value: 'x', isSecret: true, becomesSecret: true }];
  expect(undoSave({ set, remove: [] }, before)).toEqual({
    changes: { set: [], remove: [] },
    restored: 0,
    lost: ['A'],
  });
});

test('undoing a rename restores the old name, and keeps a renamed secret', () => {
  const before = byName([
    sampleVariable({ name: 'A', value: 'x', agoMs: 0 }),
    sampleVariable({ name: 'KEY', agoMs: 0 }),
  ]);
  const set = [
    { name: 'B', value: 'x', isSecret: false, renamedFrom: 'A' },
    { name: 'API_KEY', value: 'y', isSecret: true, renamedFrom: 'KEY' },
  ];
  expect(undoSave({ set, remove: ['A', 'KEY'] }, before)).toEqual({
    changes: { set: [{ name: 'A', value: 'x', isSecret: false }], remove: ['B'] },
    restored: 1,
    lost: ['KEY'],
  });
});

test('notices variables that were changed after the save', () => {
  const plain = sampleVariable({ name: 'A', value: 'x', agoMs: 0 });
  const secret = sampleVariable({ name: 'KEY', agoMs: 0 });
  const changeSet: ChangeSet = {
    id: 1,
    appId: 'app',
    time: 0,
    ...changeSetOf(
      {
        set: [
          { name: 'A', value: 'x', isSecret: false },
          { name: 'KEY', value: 'typed', isSecret: true },
        ],
        remove: ['B'],
      },
      byName([]),
      byName([plain, secret]),
    ),
  };
  expect(JSON.stringify(changeSet.saved)).not.toContain('typed');
  const as = (...current: EnvironmentVariable[]) => isAsSaved(changeSet, byName(current));
  expect(as(plain, secret, sampleVariable({ name: 'C', agoMs: 0 }))).toBe(true);
  expect(as({ ...plain, value: 'y' }, secret)).toBe(false);
  expect(as({ ...plain, value: null, is_secret: true }, secret)).toBe(false);
  expect(as(plain, { ...secret, updated_at: '2026-11-30T00:00:00Z' })).toBe(false);
  expect(as(secret)).toBe(false);
  expect(as(plain, secret, sampleVariable({ name: 'B', agoMs: 0 }))).toBe(false);
});
