import { startDeviceLogin } from './support/device.ts';
import { expect, test } from './support/test.ts';

test('logging in with GitHub returns to the waiting device', async ({ page, server }) => {
  const device = await startDeviceLogin(server.url);
  await page.goto(device.verification_uri_complete);
  await page.getByRole('button', { name: 'Continue with GitHub' }).click();
  await page.getByRole('radio', { name: /Mary Jackson/ }).check();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText(device.user_code)).toBeVisible();
});
