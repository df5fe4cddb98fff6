import { createClient, endpoints as e, tokenSchema, type UserMe } from '@quayside/api-contract';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';

import {
  clientId,
  console,
  createVisitor,
  origin,
  pkce,
  socialUrl,
} from '../platform/oauth/consent.fixtures.ts';
import { createTestPlatform, statusAndBody, type TestPlatform } from '../testing.fixtures.ts';

let mock: TestPlatform;
let visitor: ReturnType<typeof createVisitor>;

beforeEach(async () => {
  mock = await createTestPlatform();
  visitor = createVisitor(mock.handle);
});

const grace = { decision: 'allow', account: 'grace-hopper' };
const mary = { decision: 'allow', account: 'mary-jackson' };
const ada = { decision: 'allow', account: 'ada-lovelace' };

async function codeOf(fields: Record<string, string>, change: Record<string, string> = {}) {
  const { searchParams: back } = await visitor.decide(socialUrl(change), fields);
  return back.get('code') ?? back.get('link_code') ?? '';
}

function exchange(code: string, change: Record<string, string | undefined> = {}) {
  const fields = {
    code,
    redirect_uri: `${console}/callback`,
    client_id: clientId,
    grant_type: 'authorization_code',
    code_verifier: pkce.verifier,
    ...change,
  };
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) body.set(name, value);
  return mock.send('/token', { method: 'POST', body });
}

async function finishLink(link_code: string, as: string, code_verifier = pkce.verifier) {
  const body = JSON.stringify({ link_code, code_verifier });
  return mock.send('/github/finalize-link', { method: 'POST', body, as });
}

async function unlink(as: string) {
  return mock.send('/github/link', { method: 'DELETE', as });
}

/** Returns the user that a response of the token endpoint logs in. */
async function loggedIn(response: Response): Promise<UserMe> {
  const { access_token } = z.parse(tokenSchema, await response.json());
  return createClient({
    baseUrl: origin,
    fetch: (url, init) => mock.handle(new Request(url, init)),
    getToken: () => access_token,
  }).call(e.readMe);
}

test('a user with a linked social account logs in with it', async () => {
  const { searchParams: back } = await visitor.decide(socialUrl(), grace);
  expect(back.get('state')).toBe('what the app knows');
  expect([...back.keys()]).toEqual(['code', 'state']);
  const response = await exchange(back.get('code') ?? '');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect((await loggedIn(response)).email).toBe('grace@example.com');
});

test('a new user signs up by logging in, with a verified address and a personal team', async () => {
  const me = await loggedIn(await exchange(await codeOf(mary)));
  expect(me).toMatchObject({
    email: 'mary@example.org',
    full_name: 'Mary Jackson',
    email_verified: true,
    has_password: false,
    social_accounts: [{ provider: 'github', username: 'mary-jackson' }],
  });
  const client = await mock.client('mary@example.org');
  const { data } = await client.call(e.listTeams);
  expect(data).toMatchObject([{ is_personal_team: true, owner: { id: me.id } }]);
  const again = await loggedIn(await exchange(await codeOf(mary)));
  expect(again.id).toBe(me.id);
});

test('a social account does not open an account with the same address', async () => {
  const { searchParams: back } = await visitor.decide(socialUrl(), ada);
  expect(Object.fromEntries(back)).toEqual({
    error: 'access_denied',
    error_description: expect.stringContaining('connect the provider in the settings'),
    state: 'what the app knows',
  });
});

test('an inactive user is not logged in', async () => {
  const { rows } = mock.platform.dataset;
  const [holder] = rows.users.where('email', 'grace@example.com');
  mock.platform.dataset.write(() => rows.users.update(holder?.id ?? '', { is_active: false }));
  const { searchParams: back } = await visitor.decide(socialUrl(), grace);
  expect(back.get('error_description')).toBe('Inactive user');
});

test.each([
  ['access_denied', 'The request was denied'],
  ['server_error', 'The provider had an internal error'],
  ['temporarily_unavailable', 'The provider is overloaded or down for maintenance'],
  ['invalid_scope', 'The requested scope is invalid'],
])('the provider can redirect back with %s', async (error, error_description) => {
  const { searchParams: back } = await visitor.decide(socialUrl(), { decision: error });
  expect(Object.fromEntries(back)).toEqual({
    error,
    error_description,
    state: 'what the app knows',
  });
});

test('the redirect has no state when the app sent none', async () => {
  const { searchParams: back } = await visitor.decide(socialUrl({ state: undefined }), grace);
  expect([...back.keys()]).toEqual(['code']);
});

test.each([
  ['unauthorized_client', { client_id: 'somebody' }],
  ['unsupported_response_type', { response_type: 'token' }],
  ['invalid_request', { response_type: undefined }],
  ['invalid_request', { code_challenge: undefined }],
  ['invalid_request', { code_challenge: 'too-short' }],
  ['invalid_request', { code_challenge_method: 'plain' }],
])('redirects the error %s to the app: %o', async (error, change) => {
  const back = await visitor.go(socialUrl(change));
  expect(back.origin + back.pathname).toBe(`${console}/callback`);
  expect(Object.fromEntries(back.searchParams)).toEqual({
    error,
    error_description: expect.stringMatching(/./),
    state: 'what the app knows',
  });
});

test.each([undefined, '', '/callback', 'https://evil.example/callback', `${console}/callback/x`])(
  'rejects the redirect URI "%s" without redirecting',
  async (redirect_uri) => {
    for (const change of [{}, { response_type: 'token' }]) {
      const response = await mock.handle(new Request(socialUrl({ redirect_uri, ...change })));
      expect(await statusAndBody(response)).toEqual([400, { detail: 'Invalid redirect URI' }]);
    }
  },
);

test.each(['google', 'nobody'])('logging in with %s is not supported', async (provider) => {
  for (const change of [{}, { redirect_uri: undefined }]) {
    const response = await mock.handle(new Request(socialUrl(change, provider)));
    expect(await statusAndBody(response)).toEqual([404, { detail: 'Provider not supported' }]);
  }
});

test('an app of another origin can log in users once it is registered', async () => {
  const redirectUris = ['https://portal.example/back?from=quayside'];
  mock = await createTestPlatform({ redirectUris, clientIds: ['portal'] });
  visitor = createVisitor(mock.handle);
  const change = { redirect_uri: redirectUris[0], client_id: 'portal' };
  const { searchParams: back } = await visitor.decide(socialUrl(change), grace);
  expect([...back.keys()]).toEqual(['from', 'code', 'state']);
  const response = await exchange(back.get('code') ?? '', change);
  expect((await loggedIn(response)).email).toBe('grace@example.com');
});

test.each([
  ['invalid_grant', { code: 'unknown' }],
  ['invalid_grant', { redirect_uri: `${origin}/callback` }],
  ['invalid_grant', { code_verifier: 'x'.repeat(43) }],
  ['invalid_client', { client_id: 'somebody' }],
  ['unsupported_grant_type', { grant_type: 'password' }],
  ['invalid_request', { code: undefined }],
  ['invalid_request', { code_verifier: undefined }],
])('rejects a code with %s for %o', async (error, change) => {
  const response = await exchange(await codeOf(grace), change);
  expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store']);
  const body: unknown = await response.json();
  expect(body).toMatchObject({ error, detail: expect.stringMatching(/./) });
});

test('a code is bound to the client that requested it', async () => {
  mock = await createTestPlatform({ clientIds: [clientId, 'portal'] });
  visitor = createVisitor(mock.handle);
  const response = await exchange(await codeOf(grace), { client_id: 'portal' });
  expect(await response.json()).toMatchObject({ error: 'invalid_grant' });
});

test('a code works once, and a wrong verifier consumes it', async () => {
  const code = await codeOf(grace);
  expect((await exchange(code)).status).toBe(200);
  expect(await (await exchange(code)).json()).toMatchObject({ error: 'invalid_grant' });
  const other = await codeOf(grace);
  expect((await exchange(other, { code_verifier: 'x'.repeat(43) })).status).toBe(400);
  expect((await exchange(other)).status).toBe(400);
});

test('of two simultaneous requests with the same code, one succeeds at most', async () => {
  const code = await codeOf(grace);
  const responses = await Promise.all([exchange(code), exchange(code)]);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 400]));
});

test('a code for a deleted user does not log in', async () => {
  const code = await codeOf(mary);
  await mock.send('/users/me', { method: 'DELETE', as: 'mary@example.org' });
  expect((await exchange(code)).status).toBe(400);
});

test('link codes and login codes are not interchangeable', async () => {
  const link = await codeOf(ada, { response_type: 'link_code' });
  expect((await exchange(link)).status).toBe(400);
  const response = await finishLink(await codeOf(grace), 'ada@example.com');
  expect(await response.json()).toEqual({ detail: 'Invalid or expired link code' });
});

test('a user links an account in the settings, logs in with it, and unlinks it', async () => {
  const linked = await finishLink(
    await codeOf(ada, { response_type: 'link_code' }),
    'ada@example.com',
  );
  expect(await linked.json()).toMatchObject({
    email: 'ada@example.com',
    social_accounts: [{ provider: 'github', username: 'ada-lovelace' }],
  });
  expect((await loggedIn(await exchange(await codeOf(ada)))).email).toBe('ada@example.com');
  const unlinked = await unlink('ada@example.com');
  expect(await unlinked.json()).toMatchObject({ social_accounts: [] });
  expect((await unlink('ada@example.com')).status).toBe(200);
});

test('linking a second account of a provider replaces the first, and linking the same one changes nothing', async () => {
  await finishLink(await codeOf(mary, { response_type: 'link_code' }), 'grace@example.com');
  const again = await finishLink(
    await codeOf(mary, { response_type: 'link_code' }),
    'grace@example.com',
  );
  expect(await again.json()).toMatchObject({
    social_accounts: [{ provider: 'github', username: 'mary-jackson' }],
  });
});

test('an account linked to one user cannot be linked to another', async () => {
  const response = await finishLink(
    await codeOf(grace, { response_type: 'link_code' }),
    'ada@example.com',
  );
  expect(await statusAndBody(response)).toEqual([
    409,
    { detail: 'This account is already linked to another user' },
  ]);
});

test('a wrong verifier links nothing and consumes the code', async () => {
  const code = await codeOf(ada, { response_type: 'link_code' });
  const wrong = await finishLink(code, 'ada@example.com', 'x'.repeat(43));
  expect(await statusAndBody(wrong)).toEqual([400, { detail: 'Invalid code verifier' }]);
  const late = await finishLink(code, 'ada@example.com');
  expect(await late.json()).toEqual({ detail: 'Invalid or expired link code' });
});

test('a user without a password must set one before unlinking', async () => {
  await codeOf(mary);
  const rejected = await unlink('mary@example.org');
  expect(await statusAndBody(rejected)).toEqual([
    400,
    { detail: 'Set a password before disconnecting your only sign-in method' },
  ]);
  await mock.send('/password-recovery/mary@example.org', { method: 'POST' });
  const token = mock.handle.control.outbox('mary@example.org')[0]?.token;
  const body = JSON.stringify({ token, new_password: 'orbital mechanics' });
  await mock.send('/reset-password/', { method: 'POST', body });
  expect((await unlink('mary@example.org')).status).toBe(200);
});

test('an unknown provider cannot be linked or unlinked', async () => {
  const as = 'ada@example.com';
  const body = JSON.stringify({ link_code: 'x', code_verifier: 'x' });
  const link = await mock.send('/google/finalize-link', { method: 'POST', body, as });
  const gone = await mock.send('/google/link', { method: 'DELETE', as });
  expect([link.status, gone.status]).toEqual([404, 404]);
});
