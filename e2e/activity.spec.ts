import { expect, test } from './support/test.ts';

const appsPage = '/tidewater-labs/apps';

test('the activity of a team lists deployments and new apps, and leads to them by key', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(appsPage);
  const button = page.getByRole('button', { name: 'Activity' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const activity = page.getByRole('region', { name: 'Activity' });
  await expect(activity.getByText(/The platform doesn’t say who made a change/)).toBeVisible();
  const event = activity
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Deployment .+ ended$/ }) })
    .first();
  await expect(event).toBeVisible();
  await event.getByRole('link', { name: /^Deployment .+ ended$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/deployments\/[0-9a-f-]{36}$/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Activity' })).toBeVisible();
});

test('an app whose deployments fail to load is named, and loads again', async ({
  page,
  signIn,
  server,
  quiet,
}) => {
  quiet.allow.push(/status of 400/);
  await signIn();
  await page.goto(appsPage);
  await server.control('faults', {
    rules: [{ path: '/apps/*/deployments/', status: 400, times: 1 }],
  });
  await page.getByRole('button', { name: 'Activity' }).click();
  const activity = page.getByRole('region', { name: 'Activity' });
  await expect(activity.getByText(/^Couldn’t load the deployments of/)).toBeVisible();
  await expect(
    activity.getByRole('link', { name: /^Deployment .+ created$/ }).first(),
  ).toBeVisible();
  await activity.getByRole('button', { name: 'Retry' }).click();
  await expect(activity.getByText(/^Couldn’t load/)).toHaveCount(0);
});

test('on a phone the activity is no wider than the page, and its links are large enough', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn();
  await page.goto(appsPage);
  await page.getByRole('button', { name: 'Activity' }).click();
  const activity = page.getByRole('region', { name: 'Activity' });
  await expect(activity.getByRole('listitem').first()).toBeVisible();
  for (const link of await activity.getByRole('listitem').first().getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});
