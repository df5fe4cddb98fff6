import { endpoints as e, type ConnectedResourceDetail } from '@quayside/api-contract';
import * as fc from 'fast-check';
import { expect } from 'vitest';

import { attempt, pick } from '../play.fixtures.ts';
import { ledger, newest, pickApp, step, who } from './common.fixtures.ts';
import {
  named,
  pickFor,
  errors,
  rules,
  type AppModel,
  type IntegrationModel,
  type PlaceModel,
} from './model.fixtures.ts';
import { findRestartable, start } from './observe.fixtures.ts';

const variableNames = {
  neon: ['DATABASE_URL', 'NEON_DATABASE_URL'],
  redis: ['REDIS_URL', 'REDIS_CLOUD_URL'],
} as const;

/** The usual name, or the second one when the app uses the first. */
function usualName(app: AppModel, { type }: IntegrationModel): string {
  const [first, second] = variableNames[type];
  return app.variables.has(first) ? second : first;
}

/** Reason why a database is not available through an integration. */
function problemOfPlace({ type, places }: IntegrationModel, place: PlaceModel) {
  if (place.type !== type) return type === 'neon' ? errors.otherNeon : errors.otherRedis;
  if (places.includes(place)) return undefined;
  return type === 'neon' ? errors.noProject : errors.noSubscription;
}

function checkVariable({ environment_variables: set }: ConnectedResourceDetail, name: string) {
  expect(set).toEqual([{ name }]);
}

const connect = step(
  'connect a database',
  fc.record({
    who,
    app: newest,
    integration: fc.nat(1000),
    place: fc.nat(1000),
    from: fc.nat(1000),
    variable: fc.constantFrom(
      undefined,
      undefined,
      'PILOT',
      'LOG_LEVEL',
      'NO-NAME',
      'x'.repeat(256),
    ),
    name: fc.constantFrom(undefined, 'Main store'),
    redeploy: fc.option(fc.boolean(), { nil: undefined }),
  }),
  async (model, stage, { variable, name, redeploy, ...args }) => {
    const app = pickApp(model, args.app);
    if (app === undefined) return;
    const own = model.integrations.filter(({ team }) => team === app.team);
    const choice = args.integration % 3 === 0 ? [] : own;
    const integration =
      pick(choice, args.integration >> 2) ?? pick(model.integrations, args.integration >> 2);
    const alike = model.integrations.filter(({ type }) => type === integration.type);
    const sources = [[integration], alike, model.integrations];
    const from = pick(pick(sources, args.from) ?? [], args.from >> 2) ?? integration;
    const place = pick(from.places, args.place);
    if (place === undefined) throw new Error('A provider of this play offers nothing');
    const me = pickFor(model, app.team, args.who);
    const variableName = variable ?? usualName(app, integration);
    const restarted =
      redeploy === true && !app.isGone ? await findRestartable(app, stage.now()) : undefined;
    const path = { app_id: app.id, integration_id: integration.id };
    const { database_name, ...address } = place;
    const provider_metadata = address.type === 'neon' ? { ...address, database_name } : address;
    const body = { name, environment_variable_name: variable, provider_metadata, redeploy };
    const made = ledger.settle(
      await attempt(me.client.call(e.connectResource, { path, body })),
      variable === 'NO-NAME' ? errors.variableName : undefined,
      (variable ?? '').length > 255 ? errors.variableNameTooLong : undefined,
      rules.app(me, app),
      rules.integration(me, integration),
      integration.team === app.team ? undefined : errors.foreignIntegration,
      problemOfPlace(integration, place),
      app.variables.has(variableName) ? named.taken(variableName) : undefined,
    );
    if (made === undefined) return;
    checkVariable(made.value, variableName);
    const resource = {
      id: made.value.id,
      app,
      integration,
      name: name ?? database_name,
      variable: variableName,
      isGone: false,
    };
    app.resources.unshift(resource);
    app.variables.set(variableName, { value: '', isSecret: true, resource });
    if (restarted !== undefined) start(restarted, stage.now());
  },
);

const disconnect = step(
  'disconnect a database',
  fc.record({ who, app: newest, resource: newest, ofApp: newest }),
  async (model, _stage, args) => {
    const app = pickApp(model, args.app);
    const resource = pick(pickApp(model, args.ofApp)?.resources ?? [], args.resource);
    if (app === undefined || resource === undefined) return;
    const me = pickFor(model, app.team, args.who);
    const path = { app_id: app.id, resource_id: resource.id };
    const done = ledger.settle(
      await attempt(me.client.call(e.disconnectResource, { path })),
      rules.app(me, app),
      resource.app === app && !resource.isGone ? undefined : errors.noResource,
    );
    if (done === undefined) return;
    resource.isGone = true;
    app.variables.delete(resource.variable);
  },
);

/** Actions on databases and caches. */
export const resourceSteps = [connect, connect, disconnect];
