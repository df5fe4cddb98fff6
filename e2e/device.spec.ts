import { startDeviceLogin } from './support/device.ts';
import { expect, test } from './support/test.ts';

// On a platform without this endpoint the code expires.
test('denying works the same without its endpoint', async ({ page, server, signIn, quiet }) => {
  quiet.allow.push(/Failed to load resource.*404/);
  const device = await startDeviceLogin(server.url);
  await signIn();
  const json = { detail: 'Not Found' };
  await page.route('**/login/device/deny', (route) => route.fulfill({ status: 404, json }));
  await page.goto(device.verification_uri_complete);
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(page.getByText('Login denied')).toBeVisible();
});

test('logging in with GitHub returns to the waiting device', async ({ page, server }) => {
  const device = await startDeviceLogin(server.url);
  await page.goto(device.verification_uri_complete);
  await page.getByRole('button', { name: 'Continue with GitHub' }).click();
  await page.getByRole('radio', { name: /Mary Jackson/ }).check();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText(device.user_code)).toBeVisible();
});
