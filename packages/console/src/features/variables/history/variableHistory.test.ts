import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { changeSetOf } from '../../../domain/changeSet.ts';
import { byName } from '../../../domain/variablesByName.ts';
import { sampleDeployment, sampleVariable, storyNow } from '../../../testing/samples.ts';
import {
  historyOf,
  mostChanges,
  noHistory,
  recordChanges,
  storedHistorySchema,
} from './variableHistory.ts';

const minute = 60_000;
const variable = (name: string, minutesAgo: number, value = 'on') =>
  sampleVariable({ name, value, agoMs: minutesAgo * minute });

const record = (...visits: (readonly ReturnType<typeof variable>[])[]) =>
  visits.reduce(
    (history, variables, index) =>
      recordChanges(
        history,
        { variables, readAt: index + 1, renames: new Map() },
        storyNow + index,
      ),
    noHistory,
  );

test('changes since the last visit are recorded, and the first visit records none', () => {
  expect(record([variable('A', 9)]).changes).toEqual([]);
  const { changes } = record(
    [variable('A', 9), variable('B', 9)],
    [variable('A', 3), variable('C', 2)],
  );
  expect(changes).toEqual([
    { name: 'A', kind: 'changed', time: storyNow - 3 * minute },
    { name: 'C', kind: 'added', time: storyNow - 2 * minute },
    { name: 'B', kind: 'deleted', time: storyNow + 1 },
  ]);
});

test('variables that were read before the last recording change nothing', () => {
  const history = record([variable('A', 9)], [variable('A', 3), variable('B', 2)]);
  const older = { variables: [variable('A', 9)], readAt: 1, renames: new Map() };
  expect(recordChanges(history, older, storyNow)).toBe(history);
});

test('the history contains no values, is bounded, and matches its own schema', () => {
  const names = fc.constantFrom('A', 'B', '__proto__', 'constructor', 'X'.repeat(255));
  const list = fc.uniqueArray(
    fc.record({ name: names, minutesAgo: fc.integer({ min: 0, max: 5 }) }),
    { selector: ({ name }) => name },
  );
  fc.assert(
    fc.property(fc.array(list, { maxLength: 120 }), (visits) => {
      const history = record(
        ...visits.map((each) =>
          each.map(({ name, minutesAgo }) => variable(name, minutesAgo, 'the-value-of-it')),
        ),
      );
      const text = JSON.stringify(history);
      expect(text).not.toContain('the-value-of-it');
      expect(history.changes.length).toBeLessThanOrEqual(mostChanges);
      expect(storedHistorySchema.parse(JSON.parse(text))).toEqual(history);
    }),
  );
});

test('the names after all recorded changes are those of the last visit', () => {
  const list = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D'));
  fc.assert(
    fc.property(list, fc.array(list, { maxLength: 20 }), (first, others) => {
      const visits = [first, ...others];
      const { changes } = record(...visits.map((names) => names.map((name) => variable(name, 9))));
      const names = new Set<string>(first);
      for (const { name, kind } of changes) {
        if (kind === 'deleted') names.delete(name);
        else names.add(name);
      }
      expect([...names].toSorted()).toEqual([...(visits.at(-1) ?? [])].toSorted());
    }),
  );
});

test('entries are the stored changes, the last change of each variable, and the deployments next to them', () => {
  const deployments = [
    sampleDeployment({ seed: 1, status: 'success', agoMs: 5 * minute }),
    sampleDeployment({ seed: 2, status: 'success', agoMs: 30 * minute }),
    sampleDeployment({ seed: 4, status: 'success', agoMs: 6 * minute }),
    sampleDeployment({ seed: 5, status: 'success', agoMs: 7 * minute }),
    sampleDeployment({ seed: 3, status: 'success', agoMs: 60 * minute }),
  ];
  const stored = record([variable('A', 20), variable('B', 9)], [variable('A', 3)]);
  const entries = historyOf({
    stored,
    variables: [variable('A', 3), variable('C', 20)],
    deployments,
    changeSets: [],
  });
  expect(
    entries.map((entry) =>
      entry.type === 'deployment'
        ? entry.deployment.id
        : entry.changes.map(({ name, kind }) => `${kind} ${name}`).join(),
    ),
  ).toEqual([
    'deleted B',
    'changed A',
    deployments[0]?.id,
    deployments[3]?.id,
    'added C',
    deployments[1]?.id,
  ]);
});

test('a rename in this tab is recorded as one change', () => {
  const read = (name: string, readAt: number) => ({
    variables: [variable(name, 9)],
    readAt,
    renames: new Map([['NEW', 'OLD']]),
  });
  const first = recordChanges(noHistory, read('OLD', 1), storyNow);
  expect(recordChanges(first, read('NEW', 2), storyNow).changes).toEqual([
    { name: 'NEW', kind: 'renamed', from: 'OLD', time: storyNow - 9 * minute },
  ]);
});

test('a save of this tab is one entry, in place of the changes that were recorded for it', () => {
  const saved = {
    set: [
      { name: 'B', value: 'x', isSecret: false, renamedFrom: 'A' },
      { name: 'C', value: 'y', isSecret: false },
    ],
    remove: ['A', 'D'],
  };
  const before = byName([variable('A', 9), variable('D', 9)]);
  const after = byName([variable('B', 0), variable('C', 0)]);
  const changeSet = {
    id: 1,
    appId: 'app',
    time: storyNow + 900,
    ...changeSetOf(saved, before, after),
  };
  const entries = historyOf({
    stored: record([...before.values()], [...after.values()]),
    variables: [...after.values()],
    deployments: [],
    changeSets: [changeSet],
  });
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    changeSet,
    changes: [
      { name: 'B', kind: 'renamed', from: 'A' },
      { name: 'C', kind: 'added' },
      { name: 'D', kind: 'deleted' },
    ],
  });
});
