import type { Page } from '@playwright/test';

import { expect, test } from './support/test.ts';

const saveButton = (page: Page, section: string) =>
  page.getByRole('region', { name: section }).getByRole('button', { name: 'Save' });

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

test('a silent platform is reported once, and its recovery is noticed', async ({
  page,
  signIn,
  server,
  quiet,
}) => {
  quiet.allow.push(/Failed to load resource|ERR_CONNECTION_REFUSED/);
  await signIn('grace');
  await page.goto('/settings');
  await page.getByLabel('Full name').fill('Amazing Grace');
  // This server also serves the app, so wait until the page has fully loaded.
  await expect(page.getByRole('button', { name: /account menu/ })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  await server.kill();
  await saveButton(page, 'Profile').click();
  await expect(page.getByText('Can’t reach the platform', { exact: true })).toBeVisible();
  await expect(page.getByText(/Retrying in \d\ss\. Your input is kept\./)).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Amazing Grace');
  await server.start();
  await page.getByRole('button', { name: 'Retry Now' }).click();
  await expect(page.getByText('Can’t reach the platform', { exact: true })).toBeHidden();
  await saveButton(page, 'Profile').click();
  await expect(page.getByText('Profile saved')).toBeVisible();
});
