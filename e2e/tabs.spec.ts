import { expect, test } from './support/test.ts';
import { requestsDuring, passingTime, stopTime } from './support/time.ts';

const title = 'ten tabs send at most 1.2 times the requests of one tab in a minute';
test(title, { tag: '@full' }, async ({ page, context, open, server }) => {
  const pass = passingTime(page, /^\/api\//);
  const minute = () => requestsDuring(server, { pass, everyMs: 10_000 });
  await context.clock.install();
  await open('/tidewater-labs/new-app');
  await page.getByLabel('Name').fill('Breakwater');
  await page.getByRole('button', { name: 'Create App' }).click();
  await expect(page).toHaveURL(/\/apps\/breakwater\//);

  // An app without a deployment: its list is polled every 10 s until there is one.
  const address = '/tidewater-labs/apps/breakwater/deployments';
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: /^Deployments/ })).toBeVisible();
  await stopTime(page);
  const one = await minute();
  expect(one).toBe(6);
  await context.clock.resume();

  const others = await Promise.all(Array.from({ length: 9 }, () => context.newPage()));
  await Promise.all(
    others.map(async (other) => {
      await other.goto(address);
      await expect(other.getByRole('heading', { level: 1, name: /^Deployments/ })).toBeVisible();
    }),
  );
  await stopTime(page);
  expect(await minute()).toBeLessThanOrEqual(one * 1.2);
});
