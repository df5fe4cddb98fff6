import { appSchema, createClient, deploymentSchema } from '@quayside/api-contract';
import { QueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { cachedResources } from '../features/command-palette/cachedResources.ts';
import { createApi } from '../runtime/Api.ts';
import { appQueries } from './apps.ts';
import { deploymentQueries } from './deployments.ts';
import { forgetApps } from './forgetApps.ts';

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

/** A console whose queries have cached two apps of a team, and which follows a deployment of each. */
function setup() {
  const queryClient = new QueryClient();
  const client = createClient({ baseUrl: 'https://api.example.com' });
  const api = createApi({ client, scope: 'a' });
  const set = ({ queryKey }: { queryKey: QueryKey }, data: unknown) =>
    queryClient.setQueryData(queryKey, data);
  const known = [appWith(1), appWith(2)];
  const apps = known.map(({ app }) => app);
  set(appQueries(api).all(), { data: apps, count: 2 });
  set(appQueries(api).allOfTeam({ teamId }), { data: apps, count: 2 });
  set(appQueries(api).list({ teamId }), { data: apps, count: 7 });
  for (const { app, deployment } of known) {
    const { id: appId, slug: appSlug } = app;
    set(appQueries(api).byId({ appId }), app);
    set(appQueries(api).bySlug({ teamId, slug: appSlug }), app);
    set(appQueries(api).byPath({ teamSlug: 'tidewater', appSlug }), app);
    set(deploymentQueries(api).list({ appId }), { data: [deployment], count: 1 });
    set(deploymentQueries(api).detail({ appId, deploymentId: deployment.id }), deployment);
    api.followed.see(deployment, { hasEnded: false });
  }
  return { api, queryClient };
}

test('a deleted app is removed from the cache, and its deployments are no longer followed', () => {
  const { api, queryClient } = setup();
  forgetApps(api, queryClient, (app) => app.id === id(1));
  expect(api.followed.get().map(({ deployment }) => deployment.app_id)).toEqual([id(2)]);
  const things = cachedResources({ api, queryClient });
  expect(things.apps.map((app) => app.id)).toEqual([id(2)]);
  expect(things.deployments.map(({ app_id: appId }) => appId)).toEqual([id(2)]);
  const { queryKey } = appQueries(api).list({ teamId });
  expect(queryClient.getQueryData(queryKey)).toMatchObject({ count: 6 });
  // The page is fetched again when it is shown, because the next app belongs to it now.
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  const left = queryClient.getQueriesData({ queryKey: api.key });
  expect(JSON.stringify(left)).not.toContain(id(1));
});

test('deleting a team removes all its apps from the cache', () => {
  const { api, queryClient } = setup();
  forgetApps(api, queryClient, (app) => app.team_id === teamId);
  expect(api.followed.get()).toEqual([]);
  expect(queryClient.getQueriesData({ queryKey: deploymentQueries(api).key })).toEqual([]);
});
