import { createClient, endpoints } from '@quayside/api-contract';

import { expect, logInAs, people, test } from './support/test.ts';
import { requestsDuring, countRequests, passingTime, setHidden, stopTime } from './support/time.ts';

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
  const title = `${name}: polled ${perMinute} times a minute, and not in a hidden tab`;
  const tag = name === 'a deployment that waits' ? [] : ['@full'];
  test(title, { tag }, async ({ page, signIn, server }) => {
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
    await stopTime(page);
    const everyMs = 60_000 / perMinute;
    expect(await requestsDuring(server, { pass, path: asks, everyMs })).toBe(perMinute);
    await setHidden(page, true);
    const before = await countRequests(server, asks);
    await pass(15_000);
    expect(await countRequests(server, asks)).toBe(before);
  });
}
