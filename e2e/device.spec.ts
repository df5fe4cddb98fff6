import { exchangeDeviceCode, startDeviceLogin } from './support/device.ts';
import { expect, fillLogin, people, test } from './support/test.ts';

test('a command line is authorized in two explicit steps', async ({ page, server }) => {
  const device = await startDeviceLogin(server.url);
  await page.goto(device.verification_uri_complete);
  await fillLogin(page, people.ada);
  await expect(page.getByText(device.user_code)).toBeVisible();
  await expect(page.getByText(people.ada.email)).toBeVisible();

  const authorize = page.getByRole('button', { name: 'Authorize' });
  await expect(authorize).toBeDisabled();
  expect((await exchangeDeviceCode(server.url, device.device_code)).status).toBe(400);
  await page.getByText('It matches').click();
  await authorize.click();

  await expect(page.getByText('You can close this tab')).toBeVisible();
  expect((await exchangeDeviceCode(server.url, device.device_code)).status).toBe(200);
});

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

test('a denial that fails to reach the platform is reported and can be retried', async ({
  page,
  server,
  signIn,
  quiet,
}) => {
  quiet.allow.push(/Failed to load resource.*503/);
  const device = await startDeviceLogin(server.url);
  await signIn();
  await page.goto(device.verification_uri_complete);
  const json = { detail: 'Down for maintenance' };
  await page.route('**/login/device/deny', (route) => route.fulfill({ status: 503, json }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(page.getByRole('alert')).toContainText('Down for maintenance');
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(page.getByText('Login denied')).toBeVisible();
});

test('without a code in the address the page asks for one, and Back returns to the form', async ({
  page,
  server,
  signIn,
  quiet,
}) => {
  quiet.allow.push(/Failed to load resource.*404/);
  const device = await startDeviceLogin(server.url);
  await signIn();
  await page.goto('/device');
  await page.getByLabel('Code').fill('zzzz zzzz');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Code not found')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByLabel('Code').fill(device.user_code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Does this match the code in your terminal?')).toBeVisible();
  await expect(page.getByText(people.ada.email)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByText('Code not found')).toBeVisible();
});

test('logging in with GitHub returns to the waiting device', async ({ page, server }) => {
  const device = await startDeviceLogin(server.url);
  await page.goto(device.verification_uri_complete);
  await page.getByRole('button', { name: 'Continue with GitHub' }).click();
  await page.getByRole('radio', { name: /Mary Jackson/ }).check();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText(device.user_code)).toBeVisible();
});
