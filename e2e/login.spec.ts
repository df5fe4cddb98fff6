import { expect, fillLogin, people, test } from './support/test.ts';

const home = { level: 1, name: /^Home/ };

test("logging in opens Home with the apps of the user's team", async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, people.ada);
  await expect(page.getByRole('heading', home)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('HomeTidewater Labs');
  await expect(page).toHaveURL('/');
  await page.getByRole('table', { name: 'Apps' }).getByRole('link', { name: /Pilot/ }).click();
  await expect(page).toHaveURL('/tidewater-labs/apps/pilot-booking/general');
});

test('password managers recognize both fields', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
    'autocomplete',
    'current-password',
  );
});

test('a deep link is opened after logging in', async ({ page }) => {
  await page.goto('/tidewater-labs/apps/harbour-api/deployments?order=asc');
  await expect(page.getByRole('heading', { name: 'Log in to Quayside' })).toBeVisible();
  await fillLogin(page, people.ada);
  await expect(page).toHaveURL('/tidewater-labs/apps/harbour-api/deployments?order=asc');
  await expect(page.getByRole('heading', { level: 1, name: /^Deployments/ })).toBeVisible();
});

test('a redirect to another origin is ignored', async ({ page, server }) => {
  await page.goto(`/login?redirect=${encodeURIComponent('//evil.example/')}`);
  await fillLogin(page, people.ada);
  await expect(page.getByRole('navigation', { name: 'Team', exact: true })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(server.url);
});

test('a signed-in user skips the log-in page', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/login');
  await expect(page.getByRole('heading', home)).toBeVisible();
});
