import { expect, test } from './support/test.ts';

test('connecting a GitHub account can be denied, completed and undone', async ({ page, open }) => {
  await open('/settings');
  await page.getByRole('button', { name: 'Connect GitHub' }).click();
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(page.getByText('Couldn’t connect your account')).toBeVisible();
  await page.getByRole('link', { name: 'Back to account settings' }).click();
  await page.getByRole('button', { name: 'Connect GitHub' }).click();
  await page.getByRole('radio', { name: /Mary Jackson/ }).check();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByText(/^Connected as/)).toBeVisible();
  await page.getByRole('button', { name: 'Disconnect GitHub' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('GitHub disconnected')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect GitHub' })).toBeVisible();
});
