import { appSchema, createClient, deploymentSchema } from '@quayside/api-contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { createFollowed } from '../dock/followed.ts';
import { cachedThings } from '../palette/cachedThings.ts';
import { scopedKey } from './scopedKey.ts';
import { appQueries } from './apps.ts';
import { deploymentQueries } from './deployments.ts';
import { forgetApps } from './useForgetApps.ts';

const id = (last: number) => `0b6f3d4e-5a2c-4c11-9a55-00000000000${last}`;
const time = '2026-01-01T00:00:00Z';
const teamId = id(8);

function appWith(which: number) {
  const deployment = deploymentSchema.parse({
    id: id(which + 4),
    app_id: id(which),
    slug: 'harbour-0',
    status: 'building_image',
    created_at: time,
  });
  const app = appSchema.parse({
    id: id(which),
    team_id: teamId,
    name: `App ${which}`,
    slug: `app-${which}`,
    directory: null,
    created_at: time,
    updated_at: time,
    latest_deployment: deployment,
  });
  return { app, deployment };
}

/** A console that has read two apps of a team wherever they are shown, and follows a deployment of each. */
function setup() {
  const queryClient = new QueryClient();
  const followed = createFollowed();
  const console = { queryClient, followed, scope: 'a' };
  const set = (key: readonly unknown[], data: unknown) =>
    queryClient.setQueryData(scopedKey(console, key), data);
  const known = [appWith(1), appWith(2)];
  const apps = known.map(({ app }) => app);
  set(appQueries.all().key, apps);
  set(appQueries.list({ teamId }).key, { data: apps, count: 7 });
  for (const { app, deployment } of known) {
    const { id: appId, slug: appSlug } = app;
    set(appQueries.byId({ appId }).key, app);
    set(appQueries.bySlug({ teamId, slug: appSlug }).key, app);
    set(appQueries.byPath({ teamSlug: 'tidewater', appSlug }).key, app);
    set(deploymentQueries.list({ appId }).key, { data: [deployment], count: 1 });
    set(deploymentQueries.detail({ appId, deploymentId: deployment.id }).key, deployment);
    followed.see(deployment, { hasEnded: false });
  }
  return { console, queryClient, followed };
}

test('nothing leads to an app that was deleted, and its deployments are followed no more', () => {
  const { console, queryClient, followed } = setup();
  forgetApps(console, (app) => app.id === id(1));
  expect(followed.get().map(({ deployment }) => deployment.app_id)).toEqual([id(2)]);
  const client = createClient({ baseUrl: 'https://api.example.com' });
  const things = cachedThings({ ...console, client });
  expect(things.apps.map((app) => app.id)).toEqual([id(2)]);
  expect(things.deployments.map(({ app_id: appId }) => appId)).toEqual([id(2)]);
  expect(
    queryClient.getQueryData(scopedKey(console, appQueries.list({ teamId }).key)),
  ).toMatchObject({ count: 6 });
  const left = queryClient.getQueriesData({ queryKey: scopedKey(console, []) });
  expect(JSON.stringify(left)).not.toContain(id(1));
});

test('with a team go all its apps', () => {
  const { console, queryClient, followed } = setup();
  forgetApps(console, (app) => app.team_id === teamId);
  expect(followed.get()).toEqual([]);
  expect(queryClient.getQueriesData({ queryKey: scopedKey(console, ['deployments']) })).toEqual([]);
});
