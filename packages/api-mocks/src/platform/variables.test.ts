import * as fc from 'fast-check';
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

const name = fc.constantFrom('A', 'B', '_C', 'D1', 'LOG_LEVEL');
const upsert = fc.dictionary(
  name,
  fc
    .record({ value: fc.string() }, { requiredKeys: ['value'] })
    .chain(({ value }) =>
      fc.constantFrom({ value }, { value, is_secret: true }, { value, is_secret: false }),
    ),
  { noNullPrototype: true },
);
const batch = fc.record({ upsert, delete: fc.array(name) });

test('after any batches the variables match the batches, sorted by name', () => {
  fc.assert(
    fc.property(fc.array(batch), (batches) => {
      const { variables } = mock.platform;
      const expected = new Map(
        variables.list(app).map((row) => [row.name, { value: row.value, secret: row.is_secret }]),
      );
      for (const changes of batches) {
        variables.change(app, changes);
        for (const gone of changes.delete) expected.delete(gone);
        for (const [key, { value, is_secret = false }] of Object.entries(changes.upsert)) {
          expected.set(key, { value, secret: expected.get(key)?.secret ?? is_secret });
        }
      }
      const actual = variables.list(app);
      expect(actual.map((row) => row.name)).toEqual([...expected.keys()].toSorted());
      for (const row of actual) {
        expect(expected.get(row.name)).toEqual({ value: row.value, secret: row.is_secret });
      }
    }),
    { numRuns: 50 },
  );
});

test('a secret cannot be overwritten by a POST, nor a plain variable by a secret', () => {
  const { variables } = mock.platform;
  variables.set(app, { name: 'KEY', value: 'a', is_secret: true });
  const again = () => variables.set(app, { name: 'KEY', value: 'b' });
  expect(again).toThrow("Environment variable 'KEY' already exists");
  const harder = () => variables.set(app, { name: 'LOG_LEVEL', value: 'b', is_secret: true });
  expect(harder).toThrow("Environment variable 'LOG_LEVEL' already exists");
});

test('a variable can become a secret, and stays one', () => {
  const { variables } = mock.platform;
  variables.update(app, 'LOG_LEVEL', { value: 'debug', is_secret: true });
  expect(variables.update(app, 'LOG_LEVEL', { value: 'x', is_secret: false })).toMatchObject({
    value: 'x',
    is_secret: true,
  });
});

test("a batch with an integration's variable is rejected as a whole, and names it", () => {
  const { dataset: inner, variables } = mock.platform;
  const row = inner.rows.variables.where('app_id', app.id)[0];
  if (row === undefined) throw new Error('Geo Search has a variable');
  const connected_resource = { id: app.id, name: 'main', type: 'neon' };
  inner.write(() => inner.rows.variables.update(row.id, { connected_resource }));
  const change = () =>
    variables.change(app, { upsert: { NEW: { value: '1' } }, delete: ['LOG_LEVEL'] });
  expect(change).toThrow(
    "Cannot modify integration-managed environment variables: 'LOG_LEVEL'. Disconnect the associated integration resources to remove these variables.",
  );
  expect(variables.list(app).map((variable) => variable.name)).toEqual(['LOG_LEVEL']);
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

test('an update keeps a plain variable plain', () => {
  const changed = mock.platform.variables.update(app, 'LOG_LEVEL', { value: 'debug' });
  expect(changed).toMatchObject({ value: 'debug', is_secret: false });
});

test('a variable that does not exist is neither updated nor removed', () => {
  const { variables } = mock.platform;
  const notFound = platformError(404, 'Environment variable not found');
  expect(() => variables.update(app, 'MISSING', { value: '1' })).toThrow(notFound);
  expect(() => variables.remove(app, 'MISSING')).toThrow(notFound);
  variables.remove(app, 'LOG_LEVEL');
  expect(variables.list(app)).toEqual([]);
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
  const managed =
    "Cannot modify integration-managed environment variables: 'DATABASE_URL'. Disconnect the associated integration resources to remove these variables.";
  for (const attempt of [
    () => variables.set(app, change),
    () => variables.update(app, change.name, change),
    () => variables.remove(app, change.name),
    () => variables.change(app, { upsert: { DATABASE_URL: change }, delete: [] }),
  ]) {
    expect(attempt).toThrow(platformError(400, managed));
  }
  expect(variables.list(app)).toContainEqual(attached);
  variables.attach(app, resource, 'CACHE_URL', 'redis://cache');
  expect(() =>
    variables.change(app, { upsert: {}, delete: ['DATABASE_URL', 'CACHE_URL'] }),
  ).toThrow("variables: 'CACHE_URL', 'DATABASE_URL'.");
});
