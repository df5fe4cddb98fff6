import { appEndpoints, createClient, teamEndpoints } from '@quayside/api-contract';

import { expect, logInAs, people, test } from './support/test.ts';
import { countRequests, passingTime, requestsDuring, stopTime } from './support/time.ts';

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

test(
  'Home of 30 apps in ten tabs reads the errors of five apps once a minute',
  { tag: '@full' },
  async ({ page, context, signIn, server }) => {
    const token = await logInAs(server.url, people.ada);
    const client = createClient({ baseUrl: server.url, getToken: () => token });
    const { data: teams } = await client.call(teamEndpoints.listTeams, {
      query: { slug: 'tidewater-labs' },
    });
    const team_id = teams[0]?.id ?? '';
    const { count } = await client.call(appEndpoints.listApps, { query: { team_id } });
    await Promise.all(
      Array.from({ length: 30 - count }, (_, index) =>
        client.call(appEndpoints.createApp, { body: { name: `Buoy ${index}`, team_id } }),
      ),
    );
    const reads = /\/logs$/;
    const pass = passingTime(page, /^\/api\//);
    await context.clock.install();
    await signIn();
    const tabs = [page, ...(await Promise.all(Array.from({ length: 9 }, () => context.newPage())))];
    await Promise.all(
      tabs.map(async (tab) => {
        await tab.goto('/');
        await expect(tab.getByRole('button', { name: 'Read Again' })).toBeEnabled();
      }),
    );
    await stopTime(page);
    const before = await countRequests(server);
    const minute = await requestsDuring(server, { pass, path: reads, everyMs: 60_000 });
    test.info().annotations.push({
      type: 'requests',
      description: `${minute} reads in a minute, ${(await countRequests(server)) - before} requests in all`,
    });
    expect(minute).toBeLessThanOrEqual(5);
  },
);
