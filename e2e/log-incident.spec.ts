import type { Page, Route } from '@playwright/test';
import { z } from 'zod';

import { expect, test } from './support/test.ts';

const minute = 60_000;

const deploymentsSchema = z.object({
  data: z.array(
    z.looseObject({ id: z.string(), status: z.string(), updated_at: z.nullish(z.string()) }),
  ),
});

interface Line {
  timestamp: string;
  message: string;
  level: string;
}

const traceback = [
  'Traceback (most recent call last):',
  '  File "/app/.venv/lib/python3.13/site-packages/starlette/routing.py", line 73, in app',
  '    response = await f(request)',
  '  File "/app/app/checkout/service.py", line 142, in price_order',
  "    rate = rates[order['currency']]",
  "KeyError: 'currency'",
].join('\n');

/**
 * Lines of an hour and a half, of which a response has the newest thousand. Checkout fails from half a minute after the
 * deployment on, every minute.
 */
function incidentAt(deployedAt: number, now: number): Line[] {
  const lines: (Line & { time: number })[] = [];
  const add = (time: number, level: string, message: string) =>
    lines.push({ time, timestamp: new Date(time).toISOString(), level, message });
  for (let time = now - 90 * minute; time < now; time += 900) {
    add(time, 'info', `INFO: 10.4.0.1:52608 - "GET /berths/${time % 89} HTTP/1.1" 200 OK`);
  }
  for (let time = deployedAt - 30 * minute; time < now; time += minute) {
    const isFailed = time >= deployedAt;
    const at = time + 30_000;
    const status = isFailed ? '500 Internal Server Error' : '200 OK';
    add(at, isFailed ? 'error' : 'info', `INFO: 10.4.0.7:1 - "POST /checkout HTTP/1.1" ${status}`);
    if (isFailed) add(at + 2, 'error', traceback);
  }
  return lines.toSorted((one, other) => one.time - other.time);
}

/** Responses as the platform would with an incident that began with the newest ready deployment. */
async function withIncident(page: Page) {
  const now = Date.now();
  const deployedAt = now - 52 * minute;
  const lines = incidentAt(deployedAt, now);
  let culprit = '';
  await page.route(/\/apps\/[^/]+\/deployments\/\?/, async (route: Route) => {
    const response = await route.fetch();
    const listed = deploymentsSchema.parse(await response.json());
    // Half an hour apart, the newest 52 minutes ago.
    const data = listed.data
      .filter(({ status }) => status === 'success')
      .map((each, index) => {
        const time = new Date(deployedAt - index * 30 * minute).toISOString();
        return { ...each, created_at: time, updated_at: time };
      });
    culprit = data[0]?.id ?? '';
    await route.fulfill({ response, json: { ...listed, data, count: data.length } });
  });
  await page.route(/\/api\/v1\/apps\/[^/]+\/logs\?/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const start = Date.parse(query.get('start') ?? '');
    const end = Date.parse(query.get('end') ?? '9999-01-01');
    const found = lines.filter(({ timestamp }) => {
      const time = Date.parse(timestamp);
      return time >= start && time <= end;
    });
    await route.fulfill({ json: { data: found.slice(-1000), count: found.length } });
  });
  return {
    culprit: () => culprit,
    /** Adds another error, which the sender of a link has not seen. */
    addError() {
      const timestamp = new Date(Date.now() + 1000).toISOString();
      const message = traceback.replace("KeyError: 'currency'", 'ValueError: later');
      lines.push({ timestamp, level: 'error', message });
    },
  };
}

for (const [name, width, height] of [
  ['a desktop', 1440, 900],
  ['a phone', 390, 844],
] as const) {
  test(`on ${name}, a failing deployment is found and shared in five clicks`, async ({
    page,
    context,
    signIn,
    expectAccessible,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height });
    const incident = await withIncident(page);
    await signIn();
    await page.goto('/tidewater-labs/apps/harbour-api/logs');
    let clicks = 0;
    const press = async (role: 'tab' | 'button', title: string | RegExp) => {
      clicks += 1;
      await page.getByRole(role, { name: title }).click();
    };

    await press('tab', /^Errors/);
    const row = page.getByRole('row', { name: /KeyError: 'currency'/ });
    const deployment = incident.culprit().slice(0, 6);
    await expect(row).toContainText('New');
    await expect(row).toContainText(`${deployment}, live`);
    await expect(row).toContainText('POST /checkout');
    await expect(page.getByText(`1 error is new since ${deployment}, live.`)).toBeVisible();
    await press('button', 'Read the Rest');
    // Every checkout since the deployment, as the table says.
    await expect(row).toContainText('52');
    await expectAccessible();
    await press('button', 'Share');
    await press('button', 'Copy Link');
    expect(clicks).toBeLessThanOrEqual(5);
    const shown = await row.innerText();

    const link = await page.evaluate(() => navigator.clipboard.readText());
    incident.addError();
    await page.goto(link);
    await expect(page.getByText(`1 error is new since ${deployment}, live.`)).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Errors 1' })).toBeVisible();
    await expect.poll(() => row.innerText()).toBe(shown);
  });
}
