import { createClient, endpoints } from '@quayside/api-contract';

import { countRequests, passingTime, setHidden, stopTime } from './support/time.ts';
import { expect, logInAs, people, test } from './support/test.ts';

const app = '/tidewater-labs/apps/harbour-api';

const pages = [
  { name: 'the log of an app', path: `${app}/logs`, asks: /\/logs$/, perMinute: 12 },
  {
    name: 'a deployment that waits',
    path: `${app}/deployments/:id`,
    asks: /\/apps\/[^/]+\/deployments\/[^/]+$/,
    perMinute: 12,
  },
  {
    name: 'deployments of which one waits',
    path: `${app}/deployments`,
    asks: /\/apps\/[^/]+\/deployments\/?$/,
    perMinute: 6,
  },
];

for (const { name, path, asks, perMinute } of pages) {
  test(`${name}: asked for ${perMinute} times a minute, and not in a hidden tab`, async ({
    page,
    signIn,
    server,
  }) => {
    await signIn();
    const token = await logInAs(server.url, people.ada);
    const client = createClient({ baseUrl: server.url, getToken: () => token });
    const { data } = await client.call(endpoints.listApps, { query: { slug: 'harbour-api' } });
    const deployment = await client.call(endpoints.createDeployment, {
      path: { app_id: data[0]?.id ?? '' },
    });
    await page.clock.install();
    await page.goto(path.replace(':id', deployment.id));
    await expect(
      page.getByText('Waiting for Upload').or(page.getByText('Live')).first(),
    ).toBeVisible();
    const pass = passingTime(page, asks);
    const minute = async () => {
      const before = await countRequests(server, asks);
      await pass(60_000);
      return (await countRequests(server, asks)) - before;
    };
    await stopTime(page);
    await pass(1000);
    // As many, or the last of them a moment late.
    expect([perMinute - 1, perMinute]).toContain(await minute());
    await setHidden(page, true);
    expect(await minute()).toBe(0);
  });
}
