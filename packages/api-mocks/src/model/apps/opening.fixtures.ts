import { endpoints as e, type TeamRole } from '@quayside/api-contract';
import { expect } from 'vitest';

import { createVisitor, integrationUrl, pkce } from '../../platform/oauth/consent.fixtures.ts';
import { openStage, type Person, type Stage } from '../stage.fixtures.ts';
import {
  secretMark,
  type AppsModel,
  type IntegrationModel,
  type PlaceModel,
  type TeamModel,
} from './model.fixtures.ts';

/** Ada's team with an admin and a member, Radia's with the same member, and the integrations of both. */
export async function openHarbour(): Promise<{ model: AppsModel; real: Stage }> {
  // No response to any user contains the value of a secret.
  const stage = await openStage((respond) => expect(respond).not.toContain(secretMark));
  const ada = await stage.join('Ada');
  const grace = await stage.join('Grace');
  const hedy = await stage.join('Hedy');
  const radia = await stage.join('Radia');
  const harbour = await openTeam(stage, ada, [
    [grace, 'admin'],
    [hedy, 'member'],
  ]);
  const beacon = await openTeam(stage, radia, [[hedy, 'member']]);
  const model: AppsModel = {
    people: [ada, grace, hedy, radia],
    teams: [harbour, beacon],
    integrations: [
      await connectNeon(stage, harbour),
      await connectRedis(stage, harbour),
      await connectNeon(stage, beacon),
      await connectRedis(stage, beacon),
    ],
    apps: [],
    steps: 0,
  };
  return { model, real: stage };
}

async function openTeam(
  stage: Stage,
  owner: Person,
  others: readonly (readonly [Person, TeamRole])[],
): Promise<TeamModel> {
  const { id } = await owner.client.call(e.createTeam, { body: { name: 'Harbour' } });
  for (const [person, role] of others) {
    const body = { team_id: id, email: person.email, role };
    await owner.client.call(e.createInvitation, { body });
    const token = stage.mailedToken(person.email);
    await person.client.call(e.acceptInvitation, { body: { token } });
  }
  return { id, owner, roles: new Map([[owner, 'admin'], ...others]) };
}

/** Connects a team to a provider, through the provider's page. */
async function connect(stage: Stage, team: TeamModel, type: IntegrationModel['type']) {
  const visitor = createVisitor((request) => stage.fetch(request));
  const back = await visitor.decide(integrationUrl(type, team.id), {
    decision: 'allow',
    account: 'tidewater',
  });
  const link_code = back.searchParams.get('link_code') ?? '';
  const { id } = await team.owner.client.call(e.finalizeIntegration, {
    path: { integration: type },
    body: { link_code, code_verifier: pkce.verifier },
  });
  return id;
}

async function connectNeon(stage: Stage, team: TeamModel): Promise<IntegrationModel> {
  const integration_id = await connect(stage, team, 'neon');
  const { call } = team.owner.client;
  const places: PlaceModel[] = [];
  const projects = await call(e.listNeonProjects, { path: { integration_id } });
  for (const { id: project_id } of projects.data) {
    const path = { integration_id, project_id };
    for (const { id: branch_id } of (await call(e.listNeonBranches, { path })).data) {
      const { data } = await call(e.listNeonDatabases, { path: { ...path, branch_id } });
      for (const { name } of data)
        places.push({ type: 'neon', project_id, branch_id, database_name: name });
    }
  }
  return { id: integration_id, team, type: 'neon', places };
}

async function connectRedis(stage: Stage, team: TeamModel): Promise<IntegrationModel> {
  const integration_id = await connect(stage, team, 'redis');
  const { call } = team.owner.client;
  const places: PlaceModel[] = [];
  const subscriptions = await call(e.listRedisSubscriptions, { path: { integration_id } });
  for (const { id: subscription_id } of subscriptions.data) {
    const path = { integration_id, subscription_id };
    const { data } = await call(e.listRedisDatabases, { path });
    for (const { id: database_id, name, status } of data) {
      if (status !== 'active') continue;
      places.push({ type: 'redis', subscription_id, database_id, database_name: name });
    }
  }
  return { id: integration_id, team, type: 'redis', places };
}
