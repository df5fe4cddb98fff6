import { endpoints as e } from '@quayside/api-contract';
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

const client_id = 'fastapi-cli';

async function requestDevice() {
  const { client } = await createTestPlatform();
  const ada = await client('ada@example.com');
  return { ada, ...(await ada.call(e.requestDeviceCode, { body: { client_id } })) };
}

test('a device is denied as often as its user likes, and reads so', async () => {
  const { ada, user_code } = await requestDevice();
  await ada.call(e.denyDevice, { body: { user_code } });
  await ada.call(e.denyDevice, { body: { user_code } });
  await expect(ada.call(e.readDeviceAuthorization, { path: { user_code } })).resolves.toMatchObject(
    { status: 'denied' },
  );
});

test('the token response of a device includes its lifetime', async () => {
  const { ada, device_code, user_code } = await requestDevice();
  await ada.call(e.authorizeDevice, { body: { user_code } });
  await expect(
    ada.call(e.exchangeDeviceCode, { body: { device_code, client_id, grant_type } }),
  ).resolves.toMatchObject({ expires_in: 691_200 });
});
