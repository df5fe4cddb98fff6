import { endpoints as e, type App } from '@quayside/api-contract';
import { expect } from 'vitest';

import { pick, type Script } from '../play.fixtures.ts';
import type { Person, Stage } from '../stage.fixtures.ts';
import { errors, type AppModel, type AppsModel, type IntegrationModel } from './model.fixtures.ts';
import { checkDeployment } from './observe.fixtures.ts';
import { openHarbour } from './opening.fixtures.ts';

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Time when the app first served, if ever. */
function hasServed(app: AppModel, now: number): boolean {
  return app.deployments
    .flatMap(({ runs }) => runs)
    .some(({ ending, queuedAt }) => ending === 'success' && now >= queuedAt + 12_000);
}

function checkApp(app: AppModel, seen: App, now: number) {
  const { id, name, slug, directory } = app;
  expect(seen).toMatchObject({ id, team_id: app.team.id, name, slug, directory });
  expect(seen.url === null).toBe(!hasServed(app, now));
  const [latest] = app.deployments;
  expect(seen.latest_deployment?.id).toBe(latest?.id);
  if (latest !== undefined && seen.latest_deployment)
    checkDeployment(latest, seen.latest_deployment, now);
}

/** Checks the list of all apps of a user: exactly those of their teams, newest first. */
async function checkApps(model: AppsModel, who: Person, now: number) {
  const { call } = who.client;
  const seen = await call(e.listApps);
  const own = model.apps.filter(({ isGone, team }) => !isGone && team.roles.has(who));
  expect(idsOf(seen.data)).toEqual(idsOf(own));
  expect(seen.count).toBe(own.length);
  for (const [index, app] of own.entries()) {
    const found = seen.data[index];
    if (found !== undefined) checkApp(app, found, now);
  }
  for (const team of model.teams.filter(({ roles }) => roles.has(who))) {
    const ofTeam = own.filter((app) => app.team === team);
    expect(new Set(ofTeam.map(({ slug }) => slug)).size).toBe(ofTeam.length);
    for (const { slug, id } of ofTeam.slice(0, 1)) {
      const { data } = await call(e.listApps, { query: { team_id: team.id, slug } });
      expect(idsOf(data)).toEqual([id]);
    }
  }
  const hidden = model.apps.filter((app) => !own.includes(app));
  for (const { id } of hidden.slice(0, 2)) {
    const asked = call(e.readApp, { path: { app_id: id } });
    await expect(asked).rejects.toMatchObject(errors.noApp);
  }
}

/** Checks the contents of an app as a member sees them. */
async function checkInside(app: AppModel, who: Person, now: number) {
  const { call } = who.client;
  const path = { app_id: app.id };

  const variables = await call(e.listEnvironmentVariables, { path });
  const names = [...app.variables.keys()].toSorted();
  expect(variables.data.map(({ name }) => name)).toEqual(names);
  expect(variables.count).toBe(names.length);
  for (const { name, value, is_secret, connected_resource } of variables.data) {
    const expected = app.variables.get(name);
    expect([value, is_secret, connected_resource?.id]).toEqual([
      expected?.isSecret === true ? null : expected?.value,
      expected?.isSecret,
      expected?.resource?.id,
    ]);
  }

  const pages = [];
  for (let skip = 0; skip <= app.deployments.length; skip += 3) {
    const page = await call(e.listDeployments, { path, query: { skip, limit: 3 } });
    expect(page.count).toBe(app.deployments.length);
    pages.push(...page.data);
  }
  expect(idsOf(pages)).toEqual(idsOf(app.deployments));
  for (const [index, deployment] of app.deployments.entries()) {
    const found = pages[index];
    if (found !== undefined) checkDeployment(deployment, found, now);
  }

  const resources = await call(e.listConnectedResources, { path });
  const connected = app.resources.filter(({ isGone }) => !isGone);
  expect(
    resources.data.map(({ id, name, integration_id }) => ({ id, name, integration_id })),
  ).toEqual(
    connected.map(({ id, name, integration }) => ({ id, name, integration_id: integration.id })),
  );
}

/** Checks the resources of an integration, over all apps of its team. */
async function checkIntegration(model: AppsModel, integration: IntegrationModel, who: Person) {
  const asked = who.client.call(e.listIntegrationResources, {
    path: { integration_id: integration.id },
  });
  if (!integration.team.roles.has(who)) {
    await expect(asked).rejects.toMatchObject(errors.noIntegration);
    return;
  }
  const used = model.apps
    .flatMap(({ resources }) => resources)
    .filter((resource) => !resource.isGone && resource.integration === integration);
  expect(idsOf((await asked).data).toSorted()).toEqual(idsOf(used).toSorted());
}

/** Four users in two teams with databases to use, and the invariants after every step. */
export const script: Script<AppsModel, Stage> = {
  open: openHarbour,
  async check(model, stage) {
    model.steps += 1;
    const who = pick(model.people, model.steps);
    await checkApps(model, who, stage.now());
    await checkIntegration(model, pick(model.integrations, model.steps), who);
    const living = model.apps.filter(({ isGone }) => !isGone);
    const app = pick(living, model.steps);
    if (app === undefined) return;
    const members = [...app.team.roles.keys()];
    await checkInside(app, pick(members, model.steps) ?? app.team.owner, stage.now());
  },
};
