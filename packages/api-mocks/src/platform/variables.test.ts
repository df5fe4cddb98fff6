// Batches, and which of them are rejected: `model/apps`.
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { createTestPlatform, testStart, type TestPlatform } from '../testing.fixtures.ts';
import { platformError } from './demo.fixtures.ts';
import type { AppRecord } from './records.ts';

let mock: TestPlatform;
let app: AppRecord;

beforeAll(async () => {
  mock = await createTestPlatform();
});

beforeEach(async () => {
  await mock.platform.reset({ now: testStart });
  const found = mock.platform.dataset.rows.apps.all().find(({ slug }) => slug === 'geo-search');
  if (found === undefined) throw new Error('The demo dataset has no Geo Search');
  app = found;
});

test('a variable can become a secret, and stays one', () => {
  const { variables } = mock.platform;
  variables.update(app, 'LOG_LEVEL', { value: 'debug', is_secret: true });
  expect(variables.update(app, 'LOG_LEVEL', { value: 'x', is_secret: false })).toMatchObject({
    value: 'x',
    is_secret: true,
  });
});

test('a plain variable is created, and then overwritten', () => {
  const { variables } = mock.platform;
  const created = variables.set(app, { name: 'NEW', value: 'a' });
  expect(created).toMatchObject({
    isNew: true,
    variable: { value: 'a', is_secret: false, connected_resource: null, updated_at: testStart },
  });
  mock.platform.advance(1_000);
  expect(variables.set(app, { name: 'NEW', value: 'b' })).toEqual({
    isNew: false,
    variable: { ...created.variable, value: 'b', updated_at: testStart + 1_000 },
  });
});

test("a resource's variable is secret, and changed by no other means", () => {
  const { dataset, variables } = mock.platform;
  const [resource] = dataset.rows.resources.all();
  if (resource === undefined) throw new Error('The demo dataset has changed');
  variables.attach(app, resource, 'DATABASE_URL', 'postgresql://db');
  const { id, name: resourceName, provider_metadata } = resource;
  const attached = variables.list(app).find(({ name: each }) => each === 'DATABASE_URL');
  expect(attached).toMatchObject({
    value: 'postgresql://db',
    is_secret: true,
    connected_resource: { id, name: resourceName, type: provider_metadata.type },
  });
  const taken = platformError(400, "Environment variable 'LOG_LEVEL' already exists");
  expect(() => variables.attach(app, resource, 'LOG_LEVEL', 'x')).toThrow(taken);
  const change = { name: 'DATABASE_URL', value: 'x' };
  for (const attempt of [
    () => variables.update(app, change.name, change),
    () => variables.remove(app, change.name),
  ]) {
    expect(attempt).toThrow('Cannot modify integration-managed');
  }
  expect(variables.list(app)).toContainEqual(attached);
  variables.attach(app, resource, 'CACHE_URL', 'redis://cache');
  expect(() =>
    variables.change(app, { upsert: {}, delete: ['DATABASE_URL', 'CACHE_URL'] }),
  ).toThrow("variables: 'CACHE_URL', 'DATABASE_URL'.");
});
