import { countRequests, passingTime, stopTime } from './support/time.ts';
import { expect, test } from './support/test.ts';

test('ten tabs ask the platform no more than 1.2 times what one asks in a minute', async ({
  page,
  context,
  signIn,
  server,
}) => {
  const pass = passingTime(page, /^\/api\//);
  const minute = async () => {
    const before = await countRequests(server);
    await pass(60_000);
    return (await countRequests(server)) - before;
  };
  await context.clock.install();
  await signIn();
  await page.goto('/tidewater-labs/new-app');
  await page.getByLabel('Name').fill('Breakwater');
  await page.getByRole('button', { name: 'Create App' }).click();
  await expect(page).toHaveURL(/\/apps\/breakwater\//);

  // An app without a deployment: its list is asked for every 10 s, until there is one.
  const address = '/tidewater-labs/apps/breakwater/deployments';
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: /^Deployments/ })).toBeVisible();
  await stopTime(page);
  await pass(1000);
  const one = await minute();
  await context.clock.resume();
  // Six, or the last of them a moment late.
  expect([5, 6]).toContain(one);

  const others = await Promise.all(Array.from({ length: 9 }, () => context.newPage()));
  await Promise.all(
    others.map(async (other) => {
      await other.goto(address);
      await expect(other.getByRole('heading', { level: 1, name: /^Deployments/ })).toBeVisible();
    }),
  );
  await stopTime(page);
  await pass(1000);
  expect(await minute()).toBeLessThanOrEqual(6 * 1.2);
});
