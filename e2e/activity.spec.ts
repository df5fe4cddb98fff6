import { expect, test } from './support/test.ts';

const appsPage = '/tidewater-labs/apps';

test('on a phone the activity is no wider than the page, and its links are large enough', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(appsPage);
  await page.getByRole('button', { name: 'Activity' }).click();
  const activity = page.getByRole('dialog', { name: 'Activity' });
  await expect(activity.getByRole('listitem').first()).toBeVisible();
  for (const link of await activity.getByRole('listitem').first().getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});

test('Back leads from Apps to the page before, also after the activity was open', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/');
  const rail = page.getByRole('navigation', { name: 'Team' });
  await rail.getByRole('link', { name: 'Apps' }).click();
  await page.getByRole('button', { name: 'Activity' }).click();
  const activity = page.getByRole('dialog', { name: 'Activity' });
  await expect(page).toHaveURL(/view=activity/);
  await activity.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/apps$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /^Home/ })).toBeVisible();
});
