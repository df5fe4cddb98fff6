import { z } from 'zod';

import { expect, test } from './support/test.ts';

const counted = z.object({
  data: z.array(z.object({ method: z.string(), path: z.string(), count: z.number() })),
});

test('ten tabs ask the platform no more than 1.2 times what one asks in a minute', async ({
  page,
  context,
  signIn,
  server,
}) => {
  const requests = async () => {
    const { data } = counted.parse(await server.control('requests'));
    return data.reduce((sum, { count }) => sum + count, 0);
  };
  const minute = async () => {
    const before = await requests();
    for (let second = 0; second < 60; second += 1) await context.clock.runFor(1000);
    return (await requests()) - before;
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
  const one = await minute();
  expect(one).toBeGreaterThanOrEqual(6);

  const others = await Promise.all(Array.from({ length: 9 }, () => context.newPage()));
  await Promise.all(
    others.map(async (other) => {
      await other.goto(address);
      await expect(other.getByRole('heading', { level: 1, name: /^Deployments/ })).toBeVisible();
    }),
  );
  await context.clock.runFor(1000);
  expect(await minute()).toBeLessThanOrEqual(one * 1.2);
});
