import { expect, test } from './support/test.ts';

test('navigation scrolls to the top, and Back restores the scroll position', async ({
  page,
  signIn,
}) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  await signIn();
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto('/tidewater-labs/apps/harbour-api/deployments');
  const deployment = page.getByRole('row').nth(5).getByRole('link').first();
  await deployment.scrollIntoViewIfNeeded();
  const where = await scrolled();
  expect(where).toBeGreaterThan(100);
  await deployment.click();
  await expect(page.getByRole('grid', { name: 'Build log' })).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(deployment).toBeVisible();
  await expect.poll(scrolled).toBe(where);
});

test('navigation scrolls to the top after Back within a list', async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto('/tidewater-labs/apps/harbour-api/deployments');
  await page.getByRole('button', { name: 'Older' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  const deployment = page.getByRole('row').nth(5).getByRole('link').first();
  await deployment.click();
  await expect(page.getByRole('grid', { name: 'Build log' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('Feedback and Community move to the drawer when the top bar is too narrow', async ({
  page,
  open,
}) => {
  await open('/teams');
  const feedback = page.getByRole('link', { name: 'Feedback' });
  await expect(feedback).toHaveCount(1);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(feedback).toHaveCount(0);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await expect(drawer.getByRole('link', { name: 'Feedback' })).toHaveAttribute('href', /^mailto:/);
  await expect(drawer.getByRole('link', { name: 'Community' })).toBeVisible();
});

test('titles and headings name the object, found or not', async ({ page, signIn, quiet }) => {
  quiet.allow.push(/Failed to load resource.*404/);
  await signIn();
  const id = '00000000-0000-4000-8000-000000000000';
  const missing = {
    'App not found': '/tidewater-labs/apps/harbour-apl/general',
    'Team not found': '/no-such-team/apps',
    'Deployment not found': `/tidewater-labs/apps/harbour-api/deployments/${id}`,
    'Integration not found': `/tidewater-labs/integrations/${id}`,
  };
  for (const [heading, path] of Object.entries(missing)) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await test.step(heading, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${heading} - .*Quayside$`));
      await expect(page.getByText(`Something went wrong at ${path}.`)).toBeVisible();
    });
  }
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveTitle(/^Home - /);
  await page.goto('/tidewater-labs/apps/harbour-api/deployments');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveTitle(
    /^[A-Z][A-Za-z ]+ - [0-9a-f]{6} - Harbour API - Tidewater Labs - Quayside$/,
  );
});
