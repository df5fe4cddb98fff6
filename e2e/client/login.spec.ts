import { endpoints } from '@quayside/api-contract';
import { access } from 'node:fs/promises';
import { z } from 'zod';

import type { Client } from '../support/client.ts';
import { expect, test } from '../support/clientTest.ts';
import { people } from '../support/test.ts';

const deviceOutput = z.object({
  data: z.object({ user_code: z.string(), device_code: z.string(), interval: z.number() }),
});

async function startLogin(client: Client) {
  return deviceOutput.parse(await client.json('login')).data;
}

const wait = (code: string) => ['cloud', 'auth', 'wait', '--interval', '5', '--device-code', code];

test('a script logs in with a code approved in the browser, and logs out', async ({
  client,
  truth,
  isNewest,
}) => {
  if (!isNewest) {
    expect(await client.run('cloud', 'login')).toContain('You are already logged in.');
  }
  expect(await client.run('cloud', 'logout')).toContain('You are now logged out!');
  expect(await client.failure('cloud', 'whoami')).toMatchObject({
    error: { code: 'not_logged_in' },
  });

  const { user_code, device_code } = await startLogin(client);
  await truth.api.call(endpoints.authorizeDevice, { body: { user_code } });
  expect(await client.json(...wait(device_code))).toEqual({
    data: { authenticated: true, auth_mode: 'user' },
  });
  expect(await client.run('cloud', 'whoami')).toContain(people.ada.email);
  const env = { FASTAPI_CLOUD_TOKEN: 'a-deploy-token', FASTAPI_CLOUD_JSON: '1' };
  const { output } = await client.finish(['cloud', 'whoami'], { env });
  expect(JSON.parse(output)).toEqual({
    data: { email: people.ada.email, has_deploy_token: true },
  });
  expect(await client.json('cloud', 'logout')).toEqual({ data: { logged_out: true } });
});

/** Commands in the gate: a query, and the command that uploads. */
const ofTheGate = new Set(['cloud whoami', 'deploy']);

/** Every command that calls the platform, with its required arguments. */
const commands: readonly (readonly string[])[] = [
  ['cloud', 'whoami'],
  ['cloud', 'teams', 'list'],
  ['cloud', 'teams', 'get', 'ID'],
  ['cloud', 'apps', 'list', '--team-id', 'ID'],
  ['cloud', 'apps', 'get', 'ID'],
  ['cloud', 'apps', 'create', '--name', 'Fog Bell', '--team-id', 'ID'],
  ['cloud', 'apps', 'update', 'ID', '--directory', 'src'],
  ['cloud', 'link', 'ID'],
  ['cloud', 'env', 'list', '--app-id', 'ID'],
  ['cloud', 'env', 'get', 'HARBOUR', '--app-id', 'ID'],
  ['cloud', 'env', 'set', 'HARBOUR', 'Falmouth', '--app-id', 'ID'],
  ['cloud', 'env', 'delete', 'HARBOUR', '--yes', '--app-id', 'ID'],
  ['cloud', 'deployments', 'list', '--app-id', 'ID'],
  ['cloud', 'deployments', 'get', 'ID', '--app-id', 'ID'],
  ['cloud', 'deployments', 'build-logs', 'ID'],
  ['cloud', 'logs', '--app-id', 'ID'],
  ['cloud', 'tokens', 'list', '--app-id', 'ID'],
  ['cloud', 'tokens', 'create', '--name', 'CI', '--output-file', 'token', '--app-id', 'ID'],
  ['cloud', 'tokens', 'delete', 'ID', '--app-id', 'ID'],
  ['deploy', '--app-id', 'ID'],
];

for (const command of commands) {
  const name = command.filter((word) => /^[a-z-]+$/.test(word) && !word.startsWith('--')).join(' ');
  const title = `${name} reports a missing login, and removes an expired one`;
  const words = command.join(' ');
  const tag = [...ofTheGate].some((tried) => words.startsWith(tried)) ? [] : ['@full'];
  test(title, { tag }, async ({ client, truth, server }) => {
    const { id } = await truth.app('harbour-api');
    const args = command.map((word) => (word === 'ID' ? id : word));
    await server.control('expire-tokens', {});
    const refused = await client.finish(args);
    expect(refused.output).toContain('The specified token is not valid.');
    expect(refused.code).toBe(1);
    await expect(access(client.loginFile)).rejects.toThrow('ENOENT');
    expect(await client.failure(...args)).toMatchObject({
      error: { code: 'not_logged_in', message: 'No credentials found.' },
    });
  });
}

test('an expired or malformed token counts as no login', async ({ client, isNewest }) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const past = [part({ alg: 'HS256' }), part({ sub: 'ada', exp: 1_700_000_000 }), 'signature'];
  for (const token of [past.join('.'), 'opaque']) {
    await client.logIn(token);
    expect(await client.failure('cloud', 'whoami')).toMatchObject({
      // The newest release does not inspect tokens: only the platform can reject one.
      error: { code: isNewest ? 'invalid_token' : 'not_logged_in' },
    });
  }
});

// How the client reports injected faults. Its requests are those of other tests.
test(
  'rate limiting, server errors and timeouts are distinguished from user errors',
  { tag: '@full' },
  async ({ client, server }) => {
    const fault = (rule: object) =>
      server.control('faults', { rules: [{ path: '/teams', ...rule }] });
    const sorry = 'Error fetching teams. Please try again later.';
    await fault({ status: 429 });
    expect(await client.failure('cloud', 'teams', 'list')).toMatchObject({
      error: { code: 'api_error', message: sorry },
    });
    await fault({ status: 500 });
    expect(await client.finish(['cloud', 'teams', 'list'])).toMatchObject({
      code: 1,
      output: expect.stringContaining(sorry),
    });
    await fault({ drop_after_bytes: 40 });
    expect(await client.failure('cloud', 'teams', 'list')).toMatchObject({
      error: { message: sorry },
    });
    await fault({ status: 403, body: { detail: 'Not enough permissions' } });
    expect(await client.failure('cloud', 'teams', 'list')).toMatchObject({
      error: { code: 'permission_denied', message: 'Not enough permissions' },
    });
  },
);
