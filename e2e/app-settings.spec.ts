import { expect, test } from './support/test.ts';

const settingsPage = '/tidewater-labs/apps/webhook-relay/settings';

test('an admin deletes an app by typing its name', async ({ page, signIn, expectAccessible }) => {
  await signIn();
  await page.goto(settingsPage);
  await page.getByRole('button', { name: 'Delete App…' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('deployments');
  await expect(dialog.getByRole('button', { name: 'Delete App' })).toBeDisabled();
  await expectAccessible();
  await dialog.getByRole('textbox').fill('Webhook Relay');
  await dialog.getByRole('button', { name: 'Delete App' }).click();
  await expect(page).toHaveURL(/tidewater-labs\/apps$/);
  await expect(page.getByText('Webhook Relay is deleted', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /Harbour API/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Webhook Relay/ })).toHaveCount(0);
});

test('a member is told who could delete the app', async ({ page, signIn }) => {
  await signIn('grace');
  await page.goto(settingsPage);
  await expect(page.getByRole('button', { name: 'Delete App…' })).toBeDisabled();
  await expect(page.getByText(/Only an admin of the team can delete an app/)).toBeVisible();
});
