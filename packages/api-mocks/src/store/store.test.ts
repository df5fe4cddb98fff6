import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import type { Change, Persistence, StoredRow } from './persistence.ts';
import { openSqlite } from './sqlite.ts';
import { openStore } from './store.ts';

const schema = z.object({ id: z.string(), group: z.string(), value: z.number() });

/** A persistence that can be read back, and can be told to fail. */
function createRecorder() {
  let rows: StoredRow[] = [];
  const recorder: Persistence & { fails: boolean } = {
    fails: false,
    load: () => rows,
    commit(changes: readonly Change[]) {
      if (recorder.fails) throw new Error('disk full');
      for (const { collection, id, json } of changes) {
        const at = rows.findIndex((row) => row.id === id);
        if (json === null) rows = rows.filter((row) => row.id !== id);
        else if (at === -1) rows = [...rows, { collection, id, json }];
        else rows = rows.with(at, { collection, id, json });
      }
    },
    close: () => undefined,
  };
  return recorder;
}

async function open(persistence: Persistence) {
  const store = await openStore(persistence);
  return { store, items: store.collection('items', schema, ['group']) };
}

type Step =
  | { kind: 'insert' | 'update' | 'remove'; id: string; group: string; value: number }
  | { kind: 'fail' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('insert', 'update', 'remove'),
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    group: fc.constantFrom('x', 'y'),
    value: fc.integer(),
  }),
  fc.constant({ kind: 'fail' } as const),
);

test('whatever is written, the rows, the index and the disk agree, and a failed write leaves no trace', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 4 })), async (transactions) => {
      const recorder = createRecorder();
      const { store, items } = await open(recorder);
      for (const steps of transactions) {
        const before = items.all();
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
        expect(refuses(run)).toBe(mustFail);
        expect(items.all()).toEqual(mustFail ? before : items.all());
      }
      for (const group of ['x', 'y']) {
        const expected = items.all().filter((row) => row.group === group);
        const found = items.where('group', group);
        expect(found).toHaveLength(expected.length);
        expect(found).toEqual(expect.arrayContaining([...expected]));
      }
      expect((await open(recorder)).items.all()).toEqual(items.all());
    }),
  );
});

function refuses(run: () => void): boolean {
  try {
    run();
    return false;
  } catch {
    return true;
  }
}

test('a write that cannot be kept never happened', async () => {
  const recorder = createRecorder();
  const { store, items } = await open(recorder);
  recorder.fails = true;
  const write = () => store.write(() => items.insert({ id: 'a', group: 'x', value: 1 }));
  expect(write).toThrow('disk full');
  expect(items.all()).toEqual([]);
});

test('a write outside a transaction is refused', async () => {
  const { items } = await open(createRecorder());
  expect(() => items.insert({ id: 'a', group: 'x', value: 1 })).toThrow('outside a transaction');
});

test('a failure to keep rows later on is told to who waits for it', async () => {
  const slow: Persistence = {
    load: () => [],
    commit: () => Promise.reject(new Error('quota')),
    close: () => undefined,
  };
  const { store, items } = await open(slow);
  store.write(() => items.insert({ id: 'a', group: 'x', value: 1 }));
  await expect(store.settled()).rejects.toThrow('quota');
});

test('rows of another version are refused by name', async () => {
  const recorder = createRecorder();
  await recorder.commit([{ collection: 'items', id: 'a', json: '{"id":"a"}' }]);
  await expect(open(recorder)).rejects.toThrow('The kept items "a" does not fit');
});

test('a SQLite file keeps rows, in their order', async () => {
  const file = openSqlite(':memory:');
  const { store, items } = await open(file);
  store.write(() => {
    items.insert({ id: 'b', group: 'x', value: 1 });
    items.insert({ id: 'a', group: 'x', value: 2 });
    items.insert({ id: 'c', group: 'y', value: 3 });
  });
  store.write(() => {
    items.update('b', { value: 9 });
    items.remove('c');
  });
  const reopened = await open(file);
  expect(reopened.items.all()).toEqual([
    { id: 'b', group: 'x', value: 9 },
    { id: 'a', group: 'x', value: 2 },
  ]);
});
