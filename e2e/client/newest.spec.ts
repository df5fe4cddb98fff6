import { endpoints } from '@quayside/api-contract';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

import { expect, test } from '../support/clientTest.ts';
import { fillLogin, people, storeToken } from '../support/test.ts';

const deviceOutput = z.object({
  data: z.object({ user_code: z.string(), device_code: z.string() }),
});
const loginFile = z.object({ expires_at: z.number() });

test.beforeEach(({ isNewest }) => {
  test.skip(!isNewest, 'Only the newest release does this');
});

test('denying a login in the browser ends it at once with its own message', async ({
  page,
  client,
}) => {
  await client.run('cloud', 'logout');
  const login = client.start(['login', '--no-open']);
  const [address] = await login.printed(/http:\/\/localhost:\d+\/device\?code=[A-Z-]+/);
  await page.goto(address);
  await fillLogin(page, people.ada);
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(page.getByText('Login denied')).toBeVisible();
  expect(await login.finished).toMatchObject({
    code: 1,
    output: expect.stringContaining('Login authorization was declined.'),
  });
});

test('logging out revokes the token on the platform', async ({ client, truth, server }) => {
  const token = await truth.tokenOf('ada');
  await client.logIn(token);
  expect(await client.run('cloud', 'logout')).not.toContain('stays valid');
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${server.url}/api/v1/users/me`, { headers })).status).toBe(401);
});

test('the login is stored with its expiry time', async ({ client, truth }) => {
  const { data } = deviceOutput.parse(await client.json('login'));
  await truth.api.call(endpoints.authorizeDevice, { body: { user_code: data.user_code } });
  await client.run('cloud', 'auth', 'wait', '--interval', '5', '--device-code', data.device_code);
  const login = loginFile.parse(JSON.parse(await readFile(client.loginFile, 'utf8')));
  expect(login.expires_at).toBeGreaterThan(Date.now() / 1000 + 7 * 24 * 60 * 60);
});

test('the link for connecting a resource opens the connect step of Storage', async ({
  page,
  client,
  truth,
}) => {
  const { id } = await truth.app('harbour-api');
  const connect = ['cloud', 'integrations', 'resources', 'connect', '--app-id', id, '--no-open'];
  const output = await client.run(...connect);
  const address = /https?:\S+\/integrations\/connect/.exec(output)?.[0] ?? '';
  await storeToken(page, await truth.tokenOf('ada'));
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Connect Storage' })).toBeVisible();
});

test('setting a variable redeploys the app, unless disabled', async ({ client, truth }) => {
  const { id } = await truth.app('tide-tables');
  const status = async () => (await truth.app('tide-tables')).latest_deployment?.status;
  expect(await status()).toBe('success');
  await client.run('cloud', 'env', 'set', 'A', '1', '--no-redeploy', '--app-id', id);
  expect(await status()).toBe('success');
  await client.run('cloud', 'env', 'set', 'A', '2', '--app-id', id);
  expect(await status()).not.toBe('success');
});

test("a folder without the app's directory is not uploaded", async ({ client, truth }) => {
  const { id } = await truth.app('docs-search');
  await client.run('cloud', 'link', id);
  await client.run('cloud', 'apps', 'update', id, '--directory', 'backend');
  expect(await client.failure('deploy')).toMatchObject({
    error: { code: 'invalid_input', message: expect.stringContaining("doesn't exist") },
  });
  await mkdir(join(client.project, 'backend'));
  await client.run('deploy', '--no-wait');
});
