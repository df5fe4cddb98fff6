import { beforeAll, expect, test } from 'vitest';

import { createTestPlatform } from '../../testing.fixtures.ts';
import { InvalidInput } from '../platformErrors.ts';
import type { IntegrationRecord, IntegrationType } from '../records.ts';
import { providerCatalogue, providerOf } from './catalogue.ts';
import { hexOf, wordsOf } from './names.ts';
import { connectToNeon, findNeonBranch, findNeonProject, neonProjects } from './neon.ts';
import { connectToRedis, findRedisSubscription, redisSubscriptions } from './redis.ts';

async function integrationOf(type: IntegrationType): Promise<IntegrationRecord> {
  const { platform } = await createTestPlatform();
  const found = platform.dataset.rows.integrations.all().find((row) => row.type === type);
  if (found === undefined) throw new Error(`Nobody has connected ${type}`);
  return { ...found, id: 'integration-1', created_at: Date.parse('2026-11-01T00:00:00Z') };
}

let neon: IntegrationRecord;
let redis: IntegrationRecord;

beforeAll(async () => {
  neon = await integrationOf('neon');
  redis = await integrationOf('redis');
});

/** The problem of the one field that is wrong. */
function problemOf(connect: () => unknown): { field: string; msg: string; type: string } {
  try {
    connect();
  } catch (error) {
    if (!(error instanceof InvalidInput) || error.issues.length !== 1) throw error;
    const [issue] = error.issues;
    return { field: issue?.loc.join('.') ?? '', msg: issue?.msg ?? '', type: issue?.type ?? '' };
  }
  throw new Error('It connected');
}

test('the catalogue', () => {
  expect(providerCatalogue).toMatchSnapshot();
  expect(providerOf('redis').name).toBe('Redis Cloud');
});

test('names are the same for the same parts', () => {
  expect([wordsOf('a'), wordsOf('b'), wordsOf('a', 'b')]).toMatchInlineSnapshot(`
    [
      "calm-creek",
      "lucky-field",
      "empty-glade",
    ]
  `);
  expect([hexOf(4, 'a'), hexOf(8, 'a'), hexOf(20, 'a'), hexOf(20, 'b')]).toMatchInlineSnapshot(`
    [
      "61f1",
      "61f15d93",
      "61f15d93cfeb662279e8",
      "d3c51f4aad0c4ecd2dce",
    ]
  `);
  const names = new Set(Array.from({ length: 400 }, (_, index) => wordsOf(`${index}`)));
  expect(names.size).toBeGreaterThan(70);
});

test('the demo accounts are the same for an integration, and others for another one', () => {
  expect(neonProjects(neon)).toMatchSnapshot('Neon');
  expect(redisSubscriptions(redis)).toMatchSnapshot('Redis Cloud');
  const other = { ...neon, id: 'integration-2' };
  const ids = (integration: IntegrationRecord) => [
    ...neonProjects(integration).map(({ id }) => id),
    ...redisSubscriptions(integration).flatMap(({ id, databases }) => [
      id,
      ...databases.map((database) => database.id),
    ]),
  ];
  expect(new Set([...ids(neon), ...ids(other)]).size).toBe(2 * ids(neon).length);
});

test('finds a project and its branch at Neon', () => {
  const [project] = neonProjects(neon);
  const branch = project?.branches[1];
  if (project === undefined || branch === undefined) throw new Error('The plan has changed');
  expect(findNeonProject(neon, project.id)).toEqual(project);
  expect(findNeonBranch(project, branch.id)).toEqual(branch);
  expect(() => findNeonProject(neon, 'x')).toThrow(
    expect.objectContaining({ status: 404, message: 'Project not found' }),
  );
  expect(() => findNeonBranch(project, 'x')).toThrow(
    expect.objectContaining({ status: 404, message: 'Branch not found' }),
  );
});

test('finds a subscription at Redis Cloud', () => {
  const [, staging] = redisSubscriptions(redis);
  expect(findRedisSubscription(redis, staging?.id ?? 0)).toEqual(staging);
  expect(() => findRedisSubscription(redis, 1)).toThrow(
    expect.objectContaining({ status: 404, message: 'Subscription not found' }),
  );
});

test('the URL of a database at Neon', () => {
  const [production, warehouse] = neonProjects(neon);
  const place = (project = production, branch = 0, database_name = 'neondb') => ({
    project_id: project?.id ?? '',
    branch_id: project?.branches[branch]?.id ?? '',
    database_name,
  });
  expect(connectToNeon(neon, place())).toMatchInlineSnapshot(
    `"postgresql://neondb_owner:npg_d2414ced786767c7@ep-autumn-meadow-7123b342-pooler.us-east-1.aws.neon.tech/neondb?sslmode=require&channel_binding=require"`,
  );
  expect(connectToNeon(neon, place(warehouse, 0, 'reports'))).toContain('.eu-central-1.aws.neon');
  const problem = (field: string, msg: string) => ({ field, msg, type: 'value_error' });
  expect(problemOf(() => connectToNeon(neon, { ...place(), project_id: 'x' }))).toEqual(
    problem('body.provider_metadata.project_id', 'Value error, project not found'),
  );
  expect(problemOf(() => connectToNeon(neon, { ...place(), branch_id: 'x' }))).toEqual(
    problem('body.provider_metadata.branch_id', 'Value error, branch not found'),
  );
  expect(problemOf(() => connectToNeon(neon, { ...place(), database_name: 'x' }))).toEqual(
    problem('body.provider_metadata.database_name', 'Value error, database not found'),
  );
});

test('the URL of a database at Redis Cloud', () => {
  const [production] = redisSubscriptions(redis);
  const subscription_id = production?.id ?? 0;
  const [sessions, , pending] = production?.databases.map(({ id }) => id) ?? [];
  const connect = (database_id = 0) => connectToRedis(redis, { subscription_id, database_id });
  expect(connect(sessions)).toMatchInlineSnapshot(`
    {
      "address": "redis://default:3d675588825db71b6b19e5cc389e49a4@redis-15197.c197.us-east-1-1.ec2.cloud.redislabs.com:15197",
      "database_name": "sessions",
    }
  `);
  const problem = (field: string, msg: string) => ({ field, msg, type: 'value_error' });
  const missing = { subscription_id: 1, database_id: sessions ?? 0 };
  expect(problemOf(() => connectToRedis(redis, missing))).toEqual(
    problem('body.provider_metadata.subscription_id', 'Value error, subscription not found'),
  );
  expect(problemOf(() => connect(1))).toEqual(
    problem('body.provider_metadata.database_id', 'Value error, database not found'),
  );
  expect(problemOf(() => connect(pending))).toEqual(
    problem('body.provider_metadata.database_id', 'Value error, the database is not active yet'),
  );
});
