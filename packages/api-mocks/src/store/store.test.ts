import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import type { Migration } from './migrations.ts';
import type { Change, Persistence, StoredRow } from './persistence.ts';
import { openSqlite } from './sqlite.ts';
import { openStore } from './store.ts';

const schema = z.object({
  id: z.string(),
  group: z.string(),
  created_at: z.number(),
  value: z.number(),
});

const place = { name: 'the test', remedy: 'Fix it.' };

/** A persistence that can be read back, and can be made to fail. */
function createRecorder() {
  const rows = new Map<string, StoredRow>();
  const recorder: Persistence & { fails: boolean } = {
    place,
    fails: false,
    load: () => [...rows.values()].toSorted((a, b) => a.position - b.position),
    commit(changes: readonly Change[]) {
      if (recorder.fails) throw new Error('disk full');
      for (const change of changes) {
        const key = `${change.collection}/${change.id}`;
        if (change.json === null) rows.delete(key);
        else rows.set(key, change);
      }
    },
    close: () => undefined,
  };
  return recorder;
}

async function open(persistence: Persistence, migrations: readonly Migration[] = []) {
  const store = await openStore(persistence, migrations);
  const items = store.collection('items', schema, ['group']);
  store.keepVersion();
  return { store, items };
}

type Step =
  | {
      kind: 'insert' | 'update' | 'remove';
      id: string;
      group: string;
      created_at: number;
      value: number;
    }
  | { kind: 'fail' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constantFrom('insert', 'update', 'remove'),
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      group: fc.constantFrom('x', 'y'),
      created_at: fc.nat(3),
      value: fc.integer(),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'fail' } as const) },
);

test('rows, index and disk agree after any writes, and a failed write leaves no trace', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 6 })), async (transactions) => {
      const recorder = createRecorder();
      const { store, items } = await open(recorder);
      for (const steps of transactions) {
        const before = items.all();
        const copy = [...before];
        const run = () =>
          store.write(() => {
            for (const change of steps) {
              if (change.kind === 'fail') throw new Error('refused');
              const { kind, ...row } = change;
              if (kind === 'remove') items.remove(row.id);
              else if (items.get(row.id) === undefined) items.insert(row);
              else items.update(row.id, row);
            }
          });
        const mustFail = steps.some(({ kind }) => kind === 'fail');
        expect(rejects(run)).toBe(mustFail);
        expect(items.all()).toEqual(mustFail ? before : items.all());
        expect(before).toEqual(copy);
      }
      const times = items.all().map((row) => row.created_at);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      for (const group of ['x', 'y']) {
        const expected = items.all().filter((row) => row.group === group);
        expect(items.where('group', group)).toEqual(expected);
      }
      expect((await open(recorder)).items.all()).toEqual(items.all());
    }),
    { numRuns: 500 },
  );
});

function rejects(run: () => void): boolean {
  try {
    run();
    return false;
  } catch {
    return true;
  }
}

const first = { id: 'a', group: 'x', created_at: 5, value: 1 };

test('rows are listed oldest first, and in insertion order within one moment', async () => {
  const { store, items } = await open(createRecorder());
  store.write(() => {
    items.insert({ ...first, id: 'b', created_at: 7 });
    items.insert({ ...first, id: 'd' });
    items.insert({ ...first, id: 'a' });
    items.insert({ ...first, id: 'c', created_at: 3 });
  });
  const ids = () => items.where('group', 'x').map(({ id }) => id);
  expect(ids()).toEqual(['c', 'd', 'a', 'b']);
  store.write(() => items.update('d', { created_at: 9 }));
  expect(ids()).toEqual(['c', 'a', 'b', 'd']);
});

test('a write that fails to persist is rolled back', async () => {
  const recorder = createRecorder();
  const { store, items } = await open(recorder);
  recorder.fails = true;
  expect(() => store.write(() => items.insert(first))).toThrow('disk full');
  expect(items.all()).toEqual([]);
});

test('a write outside a transaction throws', async () => {
  const { items } = await open(createRecorder());
  expect(() => items.insert(first)).toThrow('outside a transaction');
});

test('a later failure to persist is reported to the caller that waits for it', async () => {
  const slow: Persistence = {
    place,
    load: () => [],
    commit: () => Promise.reject(new Error('quota')),
    close: () => undefined,
  };
  const { store, items } = await open(slow);
  store.write(() => items.insert(first));
  await expect(store.settled()).rejects.toThrow('quota');
});

test('a SQLite file stores rows in their order', async () => {
  const file = openSqlite(':memory:');
  const { store, items } = await open(file);
  store.write(() => {
    items.insert({ ...first, id: 'b' });
    items.insert({ ...first, id: 'a' });
    items.insert({ ...first, id: 'c' });
  });
  store.write(() => {
    items.update('b', { value: 9 });
    items.remove('c');
    items.remove('a');
    items.insert({ ...first, id: 'a', value: 3 });
  });
  const reopened = await open(file);
  expect(reopened.items.all()).toEqual([
    { ...first, id: 'b', value: 9 },
    { ...first, id: 'a', value: 3 },
  ]);
});
