import { expect, test } from './support/test.ts';

const hour = 3_600_000;

// The same correction applies to slow clocks and to longer times.
test("on a device whose clock is 2 hours fast, logs and times follow the platform's clock", async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: Date.now() + 2 * hour });
  await signIn();
  const asked = page.waitForRequest((request) => /\/apps\/[^/]+\/logs\?/.test(request.url()));
  await page.goto('/tidewater-labs/apps/harbour-api/logs');
  const { searchParams } = new URL((await asked).url());
  const start = Date.parse(searchParams.get('start') ?? '');
  expect(Math.abs(Date.now() - hour - start)).toBeLessThan(60_000);
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText(/must be before/)).toHaveCount(0);

  await page.goto('/tidewater-labs/apps/harbour-api/deployments');
  const times = page.getByRole('row').locator('time');
  await expect(times.first()).toHaveText(/^\d+ min ago$/);
  for (const time of await times.allTextContents()) expect(time).not.toMatch(/^in /);
});
