import { expect, test } from './support/test.ts';

const variablesPage = '/tidewater-labs/apps/harbour-api/environment-variables';

test('a person reveals one value, and copies another without showing it', async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn();
  await page.goto(variablesPage);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Environment Variables');

  const row = page.getByRole('row', { name: /LOG_LEVEL/ });
  await expect(row).not.toContainText('info');
  await row.getByRole('button', { name: 'Copy LOG_LEVEL' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('info');
  await expect(row).not.toContainText('info');

  await row.getByRole('button', { name: 'Reveal LOG_LEVEL' }).click();
  await expect(row).toContainText('info');
  await row.getByRole('button', { name: 'Hide LOG_LEVEL' }).click();
  await expect(row).not.toContainText('info');
});

test('a secret is marked and offers no way to read it', async ({ page, signIn }) => {
  await signIn();
  await page.goto(variablesPage);
  const secret = page.getByRole('row', { name: /Write-only/ }).first();
  await expect(secret).toContainText('Secret');
  await expect(secret.getByRole('button')).toHaveCount(0);
});

test('a search narrows the list and stays in the address', async ({ page, signIn }) => {
  await signIn();
  await page.goto(variablesPage);
  await page.getByRole('searchbox', { name: 'Search names' }).fill('log');
  await expect(page).toHaveURL(/q=log/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search names' }).fill('no-such-name');
  await expect(page.getByText('No variable’s name contains “no-such-name”')).toBeVisible();
});
