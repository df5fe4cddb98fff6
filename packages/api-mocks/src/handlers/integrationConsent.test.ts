import { endpoints as e } from '@quayside/api-contract';
import { beforeEach, expect, test } from 'vitest';

import {
  console,
  createVisitor,
  integrationUrl,
  origin,
  pkce,
} from '../platform/oauth/consent.fixtures.ts';
import { createTestPlatform, statusAndBody, type TestPlatform } from '../testing.fixtures.ts';

const allow = { decision: 'allow', account: 'tidewater' };

let mock: TestPlatform;
let visitor: ReturnType<typeof createVisitor>;
let teamId: string;

beforeEach(async () => {
  mock = await createTestPlatform();
  visitor = createVisitor(mock.handle);
  const radia = await mock.client('radia@example.org');
  teamId = (await radia.call(e.createTeam, { body: { name: 'Salvage Crew' } })).id;
});

async function linkCode(integration = 'neon', team = teamId) {
  const { searchParams: back } = await visitor.decide(integrationUrl(integration, team), allow);
  return back.get('link_code') ?? '';
}

async function finish(
  link_code: string,
  { integration = 'neon', as = 'radia@example.org', verifier = pkce.verifier } = {},
) {
  const body = JSON.stringify({ link_code, code_verifier: verifier });
  const path = `/integrations/${integration}/finalize`;
  return await statusAndBody(await mock.send(path, { method: 'POST', body, as }));
}

test.each(['neon', 'redis'])('an admin connects %s to the team', async (integration) => {
  const { searchParams: back } = await visitor.decide(integrationUrl(integration, teamId), allow);
  expect([...back.keys()]).toEqual(['link_code', 'state']);
  expect(back.get('state')).toBe('what the app knows');
  const [status, result] = await finish(back.get('link_code') ?? '', { integration });
  expect([status, result]).toEqual([
    200,
    expect.objectContaining({ type: integration, team_id: teamId }),
  ]);
});

test("the provider receives a state of the platform, not the app's", async () => {
  const page = await visitor.go(integrationUrl('neon', teamId));
  expect(page.origin + page.pathname).toBe(`${origin}/__provider__/neon`);
  const response = await visitor.post(page, allow);
  const callback = new URL(response.headers.get('location') ?? '');
  expect(response.status).toBe(303);
  expect(callback.pathname).toBe('/api/v1/integrations/neon/callback');
  expect([...callback.searchParams.keys()]).toEqual(['code', 'state']);
  expect(callback.searchParams.get('state')).not.toBe('what the app knows');
});

test.each(['access_denied', 'server_error', 'temporarily_unavailable', 'invalid_scope'])(
  'the provider can redirect back with %s',
  async (error) => {
    const { searchParams: back } = await visitor.decide(integrationUrl('neon', teamId), {
      decision: error,
    });
    expect(Object.fromEntries(back)).toEqual({
      error,
      error_description: expect.stringMatching(/./),
      state: 'what the app knows',
    });
  },
);

test('rejects a callback with an unknown state, without redirecting', async () => {
  const page = await visitor.go(integrationUrl('neon', teamId));
  const callback = new URL((await visitor.post(page, allow)).headers.get('location') ?? '');
  const errorOf = async (url: URL) => statusAndBody(await mock.handle(new Request(url)));
  const invalid = [400, { detail: 'Invalid state' }];
  const forged = new URL(callback);
  forged.searchParams.set('state', 'forged');
  expect(await errorOf(forged)).toEqual(invalid);
  const elsewhere = new URL(callback.href.replace('/neon/', '/redis/'));
  expect(await errorOf(elsewhere)).toEqual(invalid);
  expect((await visitor.go(callback.href)).searchParams.get('link_code')).toMatch(/./);
  expect(await errorOf(callback)).toEqual(invalid);
});

test.each([undefined, 'forged'])('the provider\'s code "%s" results in an error', async (code) => {
  const page = await visitor.go(integrationUrl('neon', teamId));
  const callback = new URL((await visitor.post(page, allow)).headers.get('location') ?? '');
  callback.searchParams.delete('code');
  if (code !== undefined) callback.searchParams.set('code', code);
  const back = await visitor.go(callback.href);
  expect(back.searchParams.get('error')).toBe('server_error');
});

test.each([
  `${console}/callback`,
  `${console}/tidewater-labs/integrations/redis/callback`,
  'https://evil.example/tidewater-labs/integrations/neon/callback',
])('rejects the redirect URI %s', async (redirect_uri) => {
  const response = await mock.handle(new Request(integrationUrl('neon', teamId, { redirect_uri })));
  expect(await statusAndBody(response)).toEqual([400, { detail: 'Invalid redirect URI' }]);
});

test.each(['supabase', 'logfire', 'nobody'])('%s cannot be connected', async (integration) => {
  const response = await mock.handle(new Request(integrationUrl(integration, teamId)));
  expect(await statusAndBody(response)).toEqual([404, { detail: 'Integration not found' }]);
});

test.each([
  ['team_id', 'no-uuid'],
  ['state', undefined],
  ['code_challenge', 'too-short'],
  ['code_challenge_method', 'plain'],
])('rejects the value of the field %s: "%s"', async (field, value) => {
  const url = integrationUrl('neon', teamId, { [field]: value });
  const outcome = await statusAndBody(await mock.handle(new Request(url)));
  expect(outcome).toMatchObject([422, { detail: [{ loc: ['query', field] }] }]);
});

test('Redis Cloud requires the sign-in method', async () => {
  const url = integrationUrl('redis', teamId, { idp: undefined });
  expect((await mock.handle(new Request(url))).status).toBe(422);
});

test('a link code works once, for its provider, with its verifier, and a failed attempt consumes it', async () => {
  const invalid = [400, { detail: 'Invalid or expired link code' }];
  const code = await linkCode();
  expect((await finish(code))[0]).toBe(200);
  expect(await finish(code)).toEqual(invalid);
  const redis = await linkCode('redis');
  expect(await finish(redis)).toEqual(invalid);
  expect(await finish(redis, { integration: 'redis' })).toEqual(invalid);
  const other = await linkCode('redis');
  const wrong = await finish(other, { integration: 'redis', verifier: 'x'.repeat(43) });
  expect(wrong).toEqual([400, { detail: 'Invalid code verifier' }]);
  expect(await finish(other, { integration: 'redis' })).toEqual(invalid);
});

test('a provider can be connected only once', async () => {
  await finish(await linkCode());
  expect(await finish(await linkCode())).toEqual([
    409,
    { detail: 'Integration already connected' },
  ]);
});

test('connecting requires an admin of the team', async () => {
  const denied = [403, { detail: 'Not enough permissions' }];
  expect(await finish(await linkCode(), { as: 'grace@example.com' })).toEqual(denied);
  const gone = await linkCode('neon', '00000000-0000-4000-8000-000000000000');
  expect(await finish(gone)).toEqual(denied);
});

test('deleting a team deletes its pending requests and codes', async () => {
  const page = await visitor.go(integrationUrl('neon', teamId));
  const code = await linkCode('redis');
  await mock.send(`/teams/${teamId}`, { method: 'DELETE', as: 'radia@example.org' });
  expect((await mock.handle(new Request(page))).status).toBe(400);
  expect((await finish(code, { integration: 'redis' }))[0]).toBe(400);
});
