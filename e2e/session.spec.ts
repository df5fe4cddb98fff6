import { logOut } from './support/accounts.ts';
import { expect, fillLogin, people, test } from './support/test.ts';

const loginHeading = { name: 'Log in to Quayside' };

test('logging out in one tab logs out the other', async ({ page, open, context }) => {
  await open('/');
  const other = await context.newPage();
  await other.goto('/tidewater-labs/apps');
  await expect(other.getByRole('heading', { level: 1, name: /^Apps/ })).toBeVisible();

  await logOut(page);
  await expect(other.getByRole('heading', loginHeading)).toBeVisible();
});

test('form input survives an ended session and the next login', async ({
  page,
  open,
  server,
  quiet,
}) => {
  quiet.allow.push(/Failed to load resource.*401/);
  await open('/tidewater-labs/settings');
  await page.getByLabel('Team name').fill('Tidewater Works');
  // A pending query of the page would fail first, and report it before Save is pressed.
  await page.waitForLoadState('networkidle');
  await server.control('expire-tokens', {});
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', loginHeading)).toBeVisible();
  await expect(page.getByText(/session has ended/)).toBeVisible();
  await fillLogin(page, people.ada);
  await expect(page).toHaveURL('/tidewater-labs/settings');
  await expect(page.getByLabel('Team name')).toHaveValue('Tidewater Works');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Team name saved')).toBeVisible();
});
