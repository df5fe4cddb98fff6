import { startDeviceLogin } from './support/device.ts';
import { expect, test } from './support/test.ts';

for (const status of [404, 405]) {
  const title = `denying works the same when the platform responds with ${status}`;
  const tag = status === 404 ? [] : ['@full'];
  test(title, { tag }, async ({ page, server, signIn, quiet }) => {
    quiet.allow.push(new RegExp(`Failed to load resource.*${status}`));
    const device = await startDeviceLogin(server.url);
    await signIn();
    const json = { detail: 'Not Found' };
    await page.route('**/login/device/deny', (route) => route.fulfill({ status, json }));
    await page.goto(device.verification_uri_complete);
    await page.getByRole('button', { name: 'Deny' }).click();
    await expect(page.getByText('Login denied')).toBeVisible();
  });
}

test('logging in with GitHub returns to the waiting device', async ({ page, server }) => {
  const device = await startDeviceLogin(server.url);
  await page.goto(device.verification_uri_complete);
  await page.getByRole('button', { name: 'Continue with GitHub' }).click();
  await page.getByRole('radio', { name: /Mary Jackson/ }).check();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText(device.user_code)).toBeVisible();
});
