import type { Locator, Page } from '@playwright/test';

import { logIn, logOut } from './support/accounts.ts';
import { expect, logInAs, people, test } from './support/test.ts';
import { decideNotifications, shownNotifications } from './support/notifications.ts';
import { redeployNewest } from './support/redeployNewest.ts';
import type { RunningServer } from './support/server.ts';
import { countRequests, passingTime, requestsDuring, setHidden, stopTime } from './support/time.ts';

const deployments = '/tidewater-labs/apps/harbour-api/deployments';

const lists = /\/apps\/[^/]+\/deployments\/?$/;

/**
 * Redeploys. A build ends after 12 s, so the platform responds with the list of its start from now on.
 * @returns a function that lets the build end
 */
async function redeployUntilFinished(
  page: Page,
  server: RunningServer,
): Promise<() => Promise<void>> {
  const listed = page.waitForResponse(
    (response) =>
      response.request().method() === 'GET' && lists.test(new URL(response.url()).pathname),
  );
  await redeployNewest(page, deployments);
  // The page may have polled the list already, and would poll it again in ten seconds.
  const list = new URL((await listed).url());
  const token = await logInAs(server.url, people.ada);
  const started = await fetch(list, { headers: { Authorization: `Bearer ${token}` } });
  const body = await started.text();
  const path = list.pathname.replace(/^\/api\/v1/, '');
  await server.control('faults', { rules: [{ method: 'GET', path, status: 200, body }] });
  return async () => {
    await server.control('faults', { rules: [] });
    await server.control('clock', { advance_ms: 300_000 });
  };
}

/**
 * Advances the page's clock in steps of a second until something is visible. A single step could show, mark as
 * seen and hide the end of a deployment.
 */
async function passTimeUntil(page: Page, shown: Locator): Promise<void> {
  const look = async () => {
    await page.clock.runFor(1000);
    return shown.isVisible();
  };
  await expect.poll(look, { intervals: [100], timeout: 20_000 }).toBe(true);
}

test('a started deployment is followed on every page until its final notification', async ({
  page,
  signIn,
  server,
  expectAccessible,
}) => {
  await decideNotifications(page, 'granted');
  await page.clock.install();
  await signIn();
  const finish = await redeployUntilFinished(page, server);

  await page.getByRole('navigation', { name: 'Team' }).getByRole('link', { name: 'Apps' }).click();
  const dock = page.getByRole('region', { name: 'Followed deployments' });
  await expect(dock.getByRole('link', { name: /Harbour API/ })).toBeVisible();
  await expect(page).toHaveTitle(/: Harbour API \| Apps - Tidewater Labs - Quayside$/);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/mark-running.svg');
  // The button of the closed dialog announces its pending state for seven seconds.
  await page.clock.runFor(8000);
  await expectAccessible();
  await dock.getByText('Notify me').click();

  await finish();
  await passTimeUntil(page, dock.getByText('Ready', { exact: true }));
  await expect(page).toHaveTitle(/^Ready: Harbour API \|/);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/mark-success.svg');
  await expect.poll(() => shownNotifications(page)).toEqual(['Harbour API: Ready']);

  // After it was seen, the page is restored.
  await page.clock.runFor(9000);
  await expect(dock).toBeHidden();
  await expect(page).toHaveTitle('Apps - Tidewater Labs - Quayside');
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/mark.svg');
});

test('a background tab follows its deployment with slow polling, and keeps the result until it is seen', async ({
  page,
  signIn,
  server,
}) => {
  await page.clock.install();
  await signIn();
  const finish = await redeployUntilFinished(page, server);
  await page.getByRole('navigation', { name: 'Team' }).getByRole('link', { name: 'Apps' }).click();
  const dock = page.getByRole('region', { name: 'Followed deployments' });
  await expect(dock).toBeVisible();
  const pass = passingTime(page, lists);
  await stopTime(page);
  await setHidden(page, true);
  expect(await requestsDuring(server, { pass, path: lists, everyMs: 15_000 })).toBe(4);

  await finish();
  await pass(16_000);
  await expect(page).toHaveTitle(/^Ready: Harbour API \|/);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/mark-success.svg');
  const atTheEnd = await countRequests(server, lists);
  await pass(20_000);
  expect(await countRequests(server, lists)).toBe(atTheEnd);
  await expect(page).toHaveTitle(/^Ready: Harbour API \|/);

  await setHidden(page, false);
  await expect(dock.getByText('Ready', { exact: true })).toBeVisible();
  await pass(9000);
  await expect(dock).toBeHidden();
});

test('with notifications blocked, the page announces the end of a deployment', async ({
  page,
  signIn,
  server,
}) => {
  await decideNotifications(page, 'denied');
  await page.clock.install();
  await signIn();
  const finish = await redeployUntilFinished(page, server);
  const dock = page.getByRole('region', { name: 'Followed deployments' });
  await dock.getByText('Notify me').click();
  await expect(dock.getByText(/blocks notifications/)).toBeVisible();

  await page.getByRole('navigation', { name: 'Team' }).getByRole('link', { name: 'Apps' }).click();
  await finish();
  await passTimeUntil(page, page.getByText('Harbour API: Ready'));
  await page.getByRole('button', { name: 'Open the build log' }).click();
  await expect(page).toHaveURL(new RegExp(`${deployments}/`));
});

test('followed deployments are not shown to another user', async ({ page, signIn, server }) => {
  await signIn();
  await redeployUntilFinished(page, server);
  const dock = page.getByRole('region', { name: 'Followed deployments' });
  await expect(dock).toBeVisible();
  await logOut(page);
  await logIn(page, people.grace);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dock).toBeHidden();
});
