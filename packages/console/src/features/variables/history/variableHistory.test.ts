import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { changeSetOf } from '../../../domain/changeSet.ts';
import { byName } from '../../../domain/variablesByName.ts';
import { sampleDeployment, sampleVariable, storyNow } from '../../../testing/samples.ts';
import {
  historyOf as entriesOf,
  mostChanges,
  noHistory,
  recordChanges,
  storedHistorySchema,
} from './variableHistory.ts';

const minute = 60_000;
const variable = (name: string, minutesAgo: number, value = 'on') =>
  sampleVariable({ name, value, agoMs: minutesAgo * minute });

const historyOf = (change: Partial<Parameters<typeof entriesOf>[0]>) =>
  entriesOf({ stored: noHistory, variables: [], deployments: [], changeSets: [], ...change });

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

const deploymentAt = (
  seed: number,
  [started, ended]: readonly [number, number],
  status: 'success' | 'building_image_failed' | 'building' = 'success',
) => ({
  ...sampleDeployment({ seed, status, agoMs: 0 }),
  created_at: new Date(storyNow - started * minute).toISOString(),
  updated_at: new Date(storyNow - ended * minute).toISOString(),
});

// Minutes ago at which each deployment began and ended. The change was 30 minutes ago.
test.each([
  ['the first one after it', '20-18 50-48', 0],
  ['the first of two', '10-8 20-18 50-48', 1],
  ['none yet', '50-48', 'next'],
  ['none that is known to be the first: an older one was restarted', '20-18 50-5 60-58', undefined],
  ['none that is known: it ran at that time', '31-18 50-48', undefined],
  ['none that is known: older ones were not read', '20-18', undefined],
  ['none that is known: another one ended before it was ready', '20-15 19-17 50-48', undefined],
] as const)('the deployment that made a change live is %s', (_, times, expected) => {
  const deployments = times.split(' ').map((time, index) => {
    const [started = '', ended = ''] = time.split('-');
    return deploymentAt(index + 1, [Number(started), Number(ended)]);
  });
  const entry = historyOf({
    variables: [variable('A', 30)],
    deployments,
  }).find(({ type }) => type === 'changes');
  const live = typeof expected === 'number' ? deployments[expected] : expected;
  expect(entry).toMatchObject({ liveWith: live });
});

test('a change waits while a deployment after it has failed, and it is unknown while one runs', () => {
  const older = deploymentAt(1, [50, 48]);
  const liveWith = (status: 'building_image_failed' | 'building') =>
    historyOf({
      variables: [variable('A', 30)],
      deployments: [deploymentAt(2, [20, 18], status), older],
    }).map((entry) => entry.type === 'changes' && entry.liveWith);
  expect(liveWith('building_image_failed')).toContain('next');
  expect(liveWith('building')).not.toContain('next');
});

test('of a deletion that was noticed later, the deployment is not known', () => {
  const entries = historyOf({
    stored: record([variable('A', 30), variable('B', 40)], [variable('A', 30)]),
    variables: [variable('A', 30)],
    deployments: [deploymentAt(1, [50, 48])],
  });
  const changes = entries.flatMap((entry) => (entry.type === 'changes' ? [entry] : []));
  expect(changes.map(({ liveWith }) => liveWith)).toEqual([undefined, 'next']);
});

test('a deployment counts the changes that it made live', () => {
  const entries = historyOf({
    variables: [variable('A', 30), variable('B', 30), variable('C', 25)],
    deployments: [deploymentAt(1, [20, 18]), deploymentAt(2, [50, 48])],
  });
  expect(entries[0]).toMatchObject({ type: 'deployment', liveNames: 3 });
});

test('a change that was replaced before any deployment does not wait for one', () => {
  const read = (minutesAgo: number) => [variable('A', minutesAgo), variable('B', 40)];
  const entries = historyOf({
    stored: record(read(40), read(30), read(20)),
    variables: read(20),
    deployments: [deploymentAt(1, [50, 48])],
    changeSets: [],
  });
  const changes = entries.flatMap((entry) => (entry.type === 'changes' ? [entry] : []));
  expect(changes.map(({ changes: [first], liveWith }) => [first?.name, liveWith])).toEqual([
    ['A', 'next'],
    ['A', undefined],
    ['B', 'next'],
  ]);
});
