import { endpoints as e } from '@quayside/api-contract';
import * as fc from 'fast-check';
import { expect } from 'vitest';

import { attempt, type ExpectedError } from '../play.fixtures.ts';
import type { Stage } from '../stage.fixtures.ts';
import { ledger, newest, pickApp, step, who } from './common.fixtures.ts';
import { named, pickFor, errors, rules, secretMark, type AppModel } from './model.fixtures.ts';
import { findRestartable, start } from './observe.fixtures.ts';

const goodNames = [
  'PILOT',
  'pilot',
  'LOG_LEVEL',
  '_1',
  'DATABASE_URL',
  'NEON_DATABASE_URL',
  'REDIS_URL',
  'constructor',
  '__proto__',
  'x'.repeat(255),
] as const;

const goodName = fc.constantFrom('PILOT', ...goodNames);
const anyName = fc.constantFrom(
  ...goodNames,
  ...goodNames,
  '',
  '1ST',
  'LOG-LEVEL',
  'ÉTÉ',
  'x'.repeat(256),
);

const longest = 32_768;

/** A random value, before it is known whether it is secret. */
const anyValue = fc.constantFrom(
  '',
  'info',
  'two\nlines',
  ' ⚓ ',
  'v'.repeat(longest),
  'v'.repeat(longest + 1),
);
const isTooLong = (value: string) => value.length > longest;
const goodValue = anyValue.filter((value) => !isTooLong(value));

/** The sent value, with the marker when it is a secret, and no longer than before. */
const sentAs = (value: string, isSecret: boolean) =>
  isSecret ? `${secretMark}${value}`.slice(0, Math.max(value.length, 40)) : value;

function problemOfName(name: string): ExpectedError | undefined {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) return errors.variableName;
  return name.length > 255 ? errors.variableNameTooLong : undefined;
}

/** Names are listed in sorted order. */
function managedAmong(app: AppModel, names: readonly string[]): ExpectedError | undefined {
  const managed = [...new Set(names)]
    .filter((name) => app.variables.get(name)?.resource)
    .toSorted();
  return managed.length === 0 ? undefined : named.managed(managed);
}

/** Writes a value; an existing variable keeps its kind. */
function put(app: AppModel, name: string, value: string, isSecret: boolean) {
  const existing = app.variables.get(name);
  const staysSecret = existing?.isSecret ?? isSecret;
  app.variables.set(name, {
    value: sentAs(value, staysSecret),
    isSecret: staysSecret,
    resource: undefined,
  });
}

function checkStatus(stage: Stage, expected: number) {
  expect(stage.lastStatus()).toBe(expected);
}

const setVariable = step(
  'set a variable',
  fc.record({ who, app: newest, name: anyName, value: anyValue, isSecret: fc.boolean() }),
  async (model, stage, { name, value, isSecret, ...args }) => {
    const app = pickApp(model, args.app);
    if (app === undefined) return;
    const me = pickFor(model, app.team, args.who);
    const existing = app.variables.get(name);
    const body = { name, value: sentAs(value, isSecret), is_secret: isSecret };
    const done = ledger.settle(
      await attempt(
        me.client.call(e.createEnvironmentVariable, { path: { app_id: app.id }, body }),
      ),
      problemOfName(name),
      isTooLong(value) ? errors.valueTooLong : undefined,
      rules.app(me, app),
      managedAmong(app, [name]),
      existing !== undefined && (existing.isSecret || isSecret) ? named.taken(name) : undefined,
    );
    if (done === undefined) return;
    checkStatus(stage, existing === undefined ? 201 : 200);
    put(app, name, value, isSecret);
  },
);

const patchVariables = step(
  'set several variables',
  fc.record({
    who,
    app: newest,
    changes: fc.uniqueArray(goodName, { minLength: 1, maxLength: 3 }),
    value: goodValue,
  }),
  async (model, _stage, { changes, value, ...args }) => {
    const app = pickApp(model, args.app);
    if (app === undefined) return;
    const me = pickFor(model, app.team, args.who);
    const isSecret = (name: string) => app.variables.get(name)?.isSecret ?? false;
    const body = Object.fromEntries(changes.map((name) => [name, sentAs(value, isSecret(name))]));
    const done = ledger.settle(
      await attempt(
        me.client.call(e.patchEnvironmentVariables, { path: { app_id: app.id }, body }),
      ),
      changes.includes('__proto__') ? errors.prototype : undefined,
      rules.app(me, app),
      managedAmong(app, changes),
    );
    if (done === undefined) return;
    for (const name of changes) put(app, name, value, false);
  },
);

const changeVariables = step(
  'change, delete and redeploy at once',
  fc.record({
    who,
    app: newest,
    isBatch: fc.boolean(),
    upsert: fc.uniqueArray(goodName, { maxLength: 3 }),
    remove: fc.uniqueArray(anyName, { maxLength: 2 }),
    value: anyValue,
    isSecret: fc.option(fc.boolean(), { nil: undefined }),
    redeploy: fc.option(fc.boolean(), { nil: undefined }),
  }),
  async (model, stage, { isBatch, upsert, remove, value, isSecret, redeploy, ...args }) => {
    const app = pickApp(model, args.app);
    if (app === undefined) return;
    const me = pickFor(model, app.team, args.who);
    // A variable that is deleted and then set is a new one.
    const endsSecret = (name: string) =>
      (remove.includes(name) ? undefined : app.variables.get(name)?.isSecret) ?? isSecret ?? false;
    const entries = upsert.map(
      (name) => [name, { value: sentAs(value, endsSecret(name)), is_secret: isSecret }] as const,
    );
    const body = { upsert: Object.fromEntries(entries), delete: remove, redeploy };
    const restarted =
      redeploy === true && !app.isGone ? await findRestartable(app, stage.now()) : undefined;
    const endpoint = isBatch ? e.batchEnvironmentVariables : e.changeEnvironmentVariables;
    const done = ledger.settle(
      await attempt(me.client.call(endpoint, { path: { app_id: app.id }, body })),
      upsert.includes('__proto__') ? errors.prototype : undefined,
      upsert.length > 0 && isTooLong(value) ? errors.valueTooLong : undefined,
      rules.app(me, app),
      managedAmong(app, [...upsert, ...remove]),
    );
    if (done === undefined) return;
    for (const name of remove) app.variables.delete(name);
    for (const name of upsert) put(app, name, value, isSecret ?? false);
    if (restarted !== undefined) start(restarted, stage.now());
  },
);

const updateVariable = step(
  'change a value',
  fc.record({
    who,
    app: newest,
    name: goodName,
    value: anyValue,
    isSecret: fc.option(fc.boolean(), { nil: undefined }),
  }),
  async (model, _stage, { name, value, isSecret, ...args }) => {
    const app = pickApp(model, args.app);
    if (app === undefined) return;
    const me = pickFor(model, app.team, args.who);
    const existing = app.variables.get(name);
    const endsSecret = existing?.isSecret === true || isSecret === true;
    const path = { app_id: app.id, environment_variable_name: name };
    const body = { value: sentAs(value, endsSecret), is_secret: isSecret };
    const done = ledger.settle(
      await attempt(me.client.call(e.updateEnvironmentVariable, { path, body })),
      isTooLong(value) ? errors.valueTooLong : undefined,
      rules.app(me, app),
      existing === undefined ? errors.noVariable : undefined,
      managedAmong(app, [name]),
    );
    if (done === undefined) return;
    app.variables.set(name, {
      value: sentAs(value, endsSecret),
      isSecret: endsSecret,
      resource: undefined,
    });
  },
);

const deleteVariable = step(
  'delete a variable',
  fc.record({ who, app: newest, name: goodName }),
  async (model, _stage, { name, ...args }) => {
    const app = pickApp(model, args.app);
    if (app === undefined) return;
    const me = pickFor(model, app.team, args.who);
    const path = { app_id: app.id, environment_variable_name: name };
    const done = ledger.settle(
      await attempt(me.client.call(e.deleteEnvironmentVariable, { path })),
      rules.app(me, app),
      app.variables.has(name) ? undefined : errors.noVariable,
      managedAmong(app, [name]),
    );
    if (done !== undefined) app.variables.delete(name);
  },
);

/** Actions on variables. */
export const variableSteps = [
  setVariable,
  setVariable,
  patchVariables,
  changeVariables,
  updateVariable,
  deleteVariable,
];
