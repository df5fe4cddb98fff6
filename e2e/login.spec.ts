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
