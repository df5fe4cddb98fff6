// Places, names and teams that do not fit: `model/apps`.
import { beforeEach, describe, expect, test } from 'vitest';

import { createTestPlatform, type TestPlatform } from '../testing.fixtures.ts';
import { neonProjects } from './providers/neon.ts';
import { redisSubscriptions } from './providers/redis.ts';
import type { AppRecord, IntegrationRecord, IntegrationType } from './records.ts';
import { InvalidInput } from './platformErrors.ts';
import type { NewResource } from './resources.ts';

let mock: TestPlatform;
let app: AppRecord;
let neon: IntegrationRecord;
let redis: IntegrationRecord;

beforeEach(async () => {
  mock = await createTestPlatform();
  const { rows } = mock.platform.dataset;
  const docsSearch = rows.apps.where('host_label', 'docs-search')[0];
  if (docsSearch === undefined) throw new Error('The demo dataset has changed');
  app = docsSearch;
  neon = integration('neon');
  redis = integration('redis');
});

function integration(type: IntegrationType): IntegrationRecord {
  const found = mock.platform.dataset.rows.integrations.all().find((row) => row.type === type);
  if (found === undefined) throw new Error(`Nobody has connected ${type}`);
  return found;
}

/** A database at Neon, by names. */
function neonPlace(projectName: string, branchName: string, database_name: string) {
  const project = neonProjects(neon).find(({ name }) => name === projectName);
  const branch = project?.branches.find(({ name }) => name === branchName);
  return {
    type: 'neon' as const,
    project_id: project?.id ?? '',
    branch_id: branch?.id ?? '',
    database_name,
  };
}

/** A database at Redis Cloud, by names. */
function redisPlace(subscriptionName: string, databaseName: string) {
  const subscription = redisSubscriptions(redis).find(({ name }) => name === subscriptionName);
  const database = subscription?.databases.find(({ name }) => name === databaseName);
  return {
    type: 'redis' as const,
    subscription_id: subscription?.id ?? 0,
    database_id: database?.id ?? 0,
  };
}

function variables(): Record<string, string> {
  const own = mock.platform.variables.list(app);
  return Object.fromEntries(own.map(({ name, value }) => [name, value]));
}

function findings(act: () => unknown) {
  try {
    act();
  } catch (error) {
    if (error instanceof InvalidInput) return error.issues;
    throw error;
  }
  return [];
}

describe('connecting a database to an app', () => {
  test('adds a secret variable with the usual name and URL of Neon', () => {
    const provider_metadata = neonPlace('production', 'main', 'analytics');
    const resource = mock.platform.resources.connect(app, neon, { provider_metadata });
    expect(resource).toMatchObject({ name: 'analytics', provider_metadata });
    const [variable] = mock.platform.resources.variablesOf(resource);
    expect(variable).toMatchObject({
      name: 'DATABASE_URL',
      is_secret: true,
      connected_resource: { id: resource.id, name: 'analytics', type: 'neon' },
    });
    expect(variable?.value).toMatch(
      /^postgresql:\/\/neondb_owner:npg_[0-9a-f]{16}@ep-[a-z]+-[a-z]+-[0-9a-f]{8}-pooler\.us-east-1\.aws\.neon\.tech\/analytics\?sslmode=require&channel_binding=require$/,
    );
  });

  test('adds a variable with a chosen name, of Redis Cloud', () => {
    const resource = mock.platform.resources.connect(app, redis, {
      name: 'Sessions',
      environment_variable_name: 'SESSION_STORE',
      provider_metadata: redisPlace('production', 'sessions'),
    });
    expect(resource).toMatchObject({
      name: 'Sessions',
      provider_metadata: { database_name: 'sessions' },
    });
    expect(variables()['SESSION_STORE']).toMatch(
      /^redis:\/\/default:[0-9a-f]{32}@redis-(\d{5})\.c\d+\.us-east-1-1\.ec2\.cloud\.redislabs\.com:\1$/,
    );
  });

  test('yields the same URL each time, and another one for another branch', () => {
    const connect = (environment_variable_name: string, branch: string) =>
      mock.platform.resources.connect(app, neon, {
        environment_variable_name,
        provider_metadata: neonPlace('production', branch, 'neondb'),
      });
    connect('FIRST', 'main');
    connect('SECOND', 'main');
    connect('THIRD', 'before-migration');
    const { FIRST, SECOND, THIRD } = variables();
    expect(SECOND).toBe(FIRST);
    expect(THIRD).not.toBe(FIRST);
  });

  test("uses the provider's second variable name when the first is taken, and fails when both are", () => {
    const provider_metadata = neonPlace('production', 'main', 'neondb');
    mock.platform.variables.set(app, { name: 'DATABASE_URL', value: 'sqlite://' });
    const connect = () => mock.platform.resources.connect(app, neon, { provider_metadata });
    const names = mock.platform.resources.variablesOf(connect()).map(({ name }) => name);
    expect(names).toEqual(['NEON_DATABASE_URL']);
    expect(connect).toThrow("Environment variable 'NEON_DATABASE_URL' already exists");
    expect(mock.platform.resources.list(app)).toHaveLength(1);
  });
});

describe('rejects at its field', () => {
  const cases: [string, () => NewResource, string, string][] = [
    [
      "another project's branch",
      () => ({
        provider_metadata: {
          ...neonPlace('production', 'main', 'neondb'),
          branch_id: neonPlace('warehouse', 'main', '').branch_id,
        },
      }),
      'body.provider_metadata.branch_id',
      'Value error, branch not found',
    ],
    [
      'a database of the empty project',
      () => ({ provider_metadata: neonPlace('scratch', 'main', 'neondb') }),
      'body.provider_metadata.database_name',
      'Value error, database not found',
    ],
  ];
  test.each(cases)('%s', (_what, input, loc, msg) => {
    const [finding] = findings(() => mock.platform.resources.connect(app, neon, input()));
    expect([finding?.loc.join('.'), finding?.msg]).toEqual([loc, msg]);
  });

  test('a Redis database that is not active yet', () => {
    const input = { provider_metadata: redisPlace('production', 'rate-limits') };
    const [finding] = findings(() => mock.platform.resources.connect(app, redis, input));
    expect(finding?.msg).toBe('Value error, the database is not active yet');
  });
});

test('a resource is found only in its own app', () => {
  const resource = mock.platform.dataset.rows.resources.all()[0];
  expect(() => mock.platform.resources.find(app, resource?.id ?? '')).toThrow(
    'Connected resource not found',
  );
});

test('an integration lists its resources across apps, newest first', () => {
  const used = mock.platform.resources.listOf(neon).map(({ app: { slug } }) => slug);
  mock.platform.advance(1_000);
  const provider_metadata = neonPlace('production', 'main', 'neondb');
  mock.platform.resources.connect(app, neon, { provider_metadata });
  expect(mock.platform.resources.listOf(neon).map(({ app: { slug } }) => slug)).toEqual([
    'docs-search',
    ...used,
  ]);
});
