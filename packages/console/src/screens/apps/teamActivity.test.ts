import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { deploymentState } from '../../domain/deploymentStatus.ts';
import { sampleApp, sampleDeployment, sampleId, storyNow } from '../../testing/samples.ts';
import { activityOf, mostApps, mostEvents, recentlyChanged } from './teamActivity.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const api = sampleApp({ seed: 1, name: 'Harbour API', agoMs: 3 * day });
const tides = sampleApp({ seed: 2, name: 'Tide Tables', agoMs: day });
const deployed = (
  seed: number,
  status: 'success' | 'building_image' | 'failed',
  agoMs: number,
  app = api,
) => ({ ...sampleDeployment({ seed, status, agoMs, tookMs: minute }), app_id: app.id });

test('apps and deployments are listed newest first, a deployment once, at its end', () => {
  const events = activityOf(
    [api, tides],
    [deployed(11, 'success', 2 * day), deployed(12, 'building_image', 5 * minute, tides)],
  );
  expect(events.map(({ type, app, time }) => [type, app.name, storyNow - time])).toEqual([
    ['deployment', 'Tide Tables', 5 * minute],
    ['appCreated', 'Tide Tables', day],
    ['deployment', 'Harbour API', 2 * day - minute],
    ['appCreated', 'Harbour API', 3 * day],
  ]);
});

test('a deployment comes before the creation of its app at the same time', () => {
  const deployment = { ...deployed(11, 'building_image', 0), created_at: api.created_at ?? '' };
  expect(activityOf([api], [deployment]).map(({ type }) => type)).toEqual([
    'deployment',
    'appCreated',
  ]);
});

test('deployments of other apps and events without a time are left out', () => {
  const ended = { ...deployed(11, 'success', day), updated_at: null };
  expect(
    activityOf([{ ...api, created_at: null }], [ended, deployed(12, 'success', day, tides)]).map(
      ({ type, id }) => [type, id],
    ),
  ).toEqual([['deployment', ended.id]]);
});

const names = fc.constantFrom('A', 'B', 'C', 'D');
const team = fc.uniqueArray(
  fc.record({ name: names, agoMs: fc.integer({ min: 0, max: 9 * day }) }),
  { selector: ({ name }) => name },
);
const deployments = fc.array(
  fc.record({
    name: names,
    status: fc.constantFrom('success', 'failed', 'building_image', 'waiting_upload'),
    agoMs: fc.integer({ min: 0, max: 9 * day }),
    tookMs: fc.integer({ min: 0, max: 90 * minute }),
  }),
  { maxLength: 120 },
);
const seedOf = (name: string) => name.charCodeAt(0);

test('the newest events are listed, each once, and none is invented', () => {
  fc.assert(
    fc.property(team, deployments, (appInputs, deploymentInputs) => {
      const apps = appInputs.map(({ name, agoMs }) =>
        sampleApp({ seed: seedOf(name), name, agoMs }),
      );
      const all = deploymentInputs.map(({ name, ...input }, index) => ({
        ...sampleDeployment({ seed: 1000 + index, ...input }),
        app_id: sampleId(seedOf(name)),
      }));
      const appIds = new Set(apps.map(({ id }) => id));
      const ofTeam = all.filter(({ app_id: appId }) => appIds.has(appId));
      const expected = [
        ...apps.map(({ id, created_at: at }) => `${Date.parse(at ?? '')} appCreated ${id}`),
        ...ofTeam.map(({ id, status, created_at: start, updated_at: end }) => {
          const at = deploymentState(status).hasEnded ? (end ?? '') : start;
          return `${Date.parse(at)} deployment ${id}`;
        }),
      ];
      const events = activityOf(apps, all);
      const times = events.map(({ time }) => time);
      const listed = events.map(({ time, type, id }) => `${time} ${type} ${id}`);

      expect(events).toHaveLength(Math.min(expected.length, mostEvents));
      expect(times).toEqual(times.toSorted((one, other) => other - one));
      expect(new Set(listed).size).toBe(listed.length);
      expect(expected).toEqual(expect.arrayContaining(listed));
      const left = expected.filter((event) => !listed.includes(event));
      for (const event of left) {
        expect(Number.parseInt(event, 10)).toBeLessThanOrEqual(times.at(-1) ?? 0);
      }
    }),
  );
});

test('the apps that changed last are chosen, at most 20', () => {
  const apps = Array.from({ length: 25 }, (_, index) =>
    sampleApp({ seed: 100 + index, name: `App ${index}`, agoMs: (index + 1) * day }),
  );
  const redeployed = sampleApp({
    seed: 200,
    name: 'Redeployed',
    agoMs: 90 * day,
    latest: sampleDeployment({ seed: 201, status: 'success', agoMs: 80 * day, tookMs: 80 * day }),
  });
  const unknown = { ...sampleApp({ seed: 202, name: 'Unknown', agoMs: 0 }), created_at: null };
  const chosen = recentlyChanged([{ ...unknown, updated_at: null }, ...apps, redeployed]);
  expect(chosen.map(({ name }) => name)).toEqual([
    'Redeployed',
    ...apps.slice(0, mostApps - 1).map(({ name }) => name),
  ]);
});
