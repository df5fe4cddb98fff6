import { createClient, endpoints as e } from '@quayside/api-contract';
import { expect, test } from 'vitest';

import { createTestPlatform } from '../testing.fixtures.ts';

const grant_type = 'urn:ietf:params:oauth:grant-type:device_code';

test('logging out revokes the token of the call, and no other token of the user', async () => {
  const { client } = await createTestPlatform();
  const [one, other] = [await client('ada@example.com'), await client('ada@example.com')];
  await one.call(e.logOut);
  const rejected = { status: 401, detail: 'Could not validate credentials' };
  await expect(one.call(e.readMe)).rejects.toMatchObject(rejected);
  await expect(one.call(e.logOut)).rejects.toMatchObject(rejected);
  await expect(other.call(e.readMe)).resolves.toMatchObject({ email: 'ada@example.com' });
});

test('a revoked token is deleted once it has expired', async () => {
  const { client, clock, platform } = await createTestPlatform();
  await (await client('ada@example.com')).call(e.logOut);
  clock.advance(9 * 24 * 60 * 60 * 1000);
  await (await client('ada@example.com')).call(e.logOut);
  expect(platform.dataset.rows.revokedTokens.all()).toHaveLength(1);
});

test('a denied device is notified, and cannot be approved afterwards', async () => {
  const { client, handle } = await createTestPlatform();
  const ada = await client('ada@example.com');
  const device = createClient({
    baseUrl: 'http://mock.example',
    fetch: (url, init) => handle(new Request(url, init)),
  });
  const client_id = 'fastapi-cli';
  const { device_code, user_code } = await device.call(e.requestDeviceCode, {
    body: { client_id },
  });
  const poll = () =>
    device.call(e.exchangeDeviceCode, { body: { device_code, client_id, grant_type } });
  await expect(poll()).rejects.toMatchObject({ oauthCode: 'authorization_pending' });
  await ada.call(e.denyDevice, { body: { user_code } });
  await ada.call(e.denyDevice, { body: { user_code } });
  await expect(poll()).rejects.toMatchObject({ status: 400, oauthCode: 'access_denied' });
  await expect(ada.call(e.authorizeDevice, { body: { user_code } })).rejects.toMatchObject({
    status: 409,
    detail: 'Device authorization was denied',
  });
  await expect(ada.call(e.readDeviceAuthorization, { path: { user_code } })).resolves.toMatchObject(
    { status: 'denied' },
  );
});

test('the token response of a device includes its lifetime', async () => {
  const { client } = await createTestPlatform();
  const ada = await client('ada@example.com');
  const client_id = 'fastapi-cli';
  const { device_code, user_code } = await ada.call(e.requestDeviceCode, { body: { client_id } });
  await ada.call(e.authorizeDevice, { body: { user_code } });
  await expect(
    ada.call(e.exchangeDeviceCode, { body: { device_code, client_id, grant_type } }),
  ).resolves.toMatchObject({ expires_in: 691_200 });
});
