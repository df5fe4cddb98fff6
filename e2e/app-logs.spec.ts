import type { Page } from '@playwright/test';

import { decideNotifications, shownNotifications } from './support/notifications.ts';
import { expect, test } from './support/test.ts';
import { countRequests, passingTime, requestsDuring, setHidden, stopTime } from './support/time.ts';

const logsPage = '/tidewater-labs/apps/harbour-api/logs';

/** Waits for the lines of the log. */
async function findLog(page: Page) {
  const log = page.getByRole('grid', { name: 'App log' });
  await expect(log.getByRole('row').nth(1)).toBeVisible();
  return log;
}

/** Chooses from the menu of the page. */
async function openMenu(page: Page, item: string) {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('lines of several apps are in one log, polled no more often than one', async ({
  page,
  open,
  server,
}) => {
  await page.clock.install();
  await open(logsPage);
  const log = await findLog(page);
  await openMenu(page, 'Add apps');
  await page.getByRole('menuitemcheckbox', { name: 'Pilot Booking' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/apps=pilot-booking/);
  await expect(log.getByRole('row', { name: /pilot-booking/ }).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Filter' }).fill('app:harbour-api');
  await page.keyboard.press('Enter');
  await expect(log.getByRole('row', { name: /pilot-booking/ })).toHaveCount(0);
  await expect(log.getByRole('row', { name: /harbour-api/ }).first()).toBeVisible();

  const pass = passingTime(page, /\/logs$/);
  await stopTime(page);
  const path = /\/logs$/;
  // Twelve polls a minute of one app, or six of two.
  expect(await requestsDuring(server, { pass, path, everyMs: 10_000 })).toBe(12);
});

test('in a short window the options of the log and the newest line are both visible', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 740, height: 400 });
  await open(logsPage);
  const log = await findLog(page);
  // The layout may still shift after a scroll.
  await expect(async () => {
    await log.evaluate((grid) => grid.scrollIntoView({ block: 'end' }));
    await expect(log).toBeInViewport({ ratio: 1, timeout: 500 });
    await expect(page.getByRole('button', { name: 'Options' })).toBeInViewport({
      ratio: 1,
      timeout: 500,
    });
  }).toPass({ timeout: 10_000 });
});

test('on a phone lines begin below one row of head, one of filters, the chart and the tabs', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(logsPage);
  const log = await findLog(page);
  // One row of head: the actions stand in the top bar.
  const head = page.getByRole('banner');
  await expect(head.getByRole('button', { name: 'Share' })).toBeVisible();
  expect((await log.boundingBox())?.y).toBeLessThan(217);
  const controls = page
    .getByRole('main')
    .locator('a, button, input, [role="slider"], [role="tab"]');
  const before = await controls.evaluateAll((all) => {
    const grid = document.querySelector('[role="grid"]');
    return all.filter((each) => {
      const follows = each.compareDocumentPosition(grid ?? each) & Node.DOCUMENT_POSITION_FOLLOWING;
      return follows !== 0 && each.checkVisibility() && each.closest('[inert]') === null;
    }).length;
  });
  // The filter, the range, the chart and four tabs.
  expect(before).toBe(7);

  await page.getByRole('button', { name: /^Filter/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByRole('button', { name: /^Error/ }).click();
  await expect(page).toHaveURL(/level:error|level%3Aerror/);
  await sheet.getByRole('button', { name: /^Show \d+ Lines?$/ }).click();
  await expect(page.getByRole('button', { name: /^Filter\s*level:error/ })).toBeFocused();
  await expect(log).toBeInViewport({ ratio: 0.2 });
});

test('on a phone a live log opens at its newest line', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(logsPage);
  const log = await findLog(page);
  // The bar may change the height of the log when it appears.
  await expect(page.getByRole('button', { name: 'Options' })).toBeVisible();
  await expect
    .poll(() =>
      log.evaluate(({ scrollHeight, scrollTop, clientHeight }) =>
        Math.round(scrollHeight - scrollTop - clientHeight),
      ),
    )
    .toBe(0);
  await expect(page.getByRole('button', { name: /new/ })).toHaveCount(0);
});

test('removing filters with the keyboard keeps focus in the filter list, then moves it to the search field', async ({
  page,
  open,
}) => {
  await open(`${logsPage}?q=a+b+c`);
  const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` });
  await remove('c').focus();
  await page.keyboard.press('Enter');
  await expect(remove('b')).toBeFocused();
  await remove('a').focus();
  await page.keyboard.press('Enter');
  await expect(remove('b')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Filter' })).toBeFocused();
  await page.goto(`${logsPage}?q=a+b`);
  await page.getByRole('button', { name: 'Clear All' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Filter' })).toBeFocused();
});

test('new lines are polled every five seconds, except while the tab is hidden or the log is paused', async ({
  page,
  open,
  server,
}) => {
  await page.clock.install();
  await open(logsPage);
  await findLog(page);
  const read = () => countRequests(server, /\/logs$/);
  const pass = passingTime(page, /\/logs$/);
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
  const before = await read();
  await pass(6000);
  await expect.poll(read).toBeGreaterThan(before);
  await setHidden(page, true);
  const hidden = await read();
  // Longer than the polling interval.
  await pass(7000);
  expect(await read()).toBe(hidden);
  await setHidden(page, false);
  await expect.poll(read).toBe(hidden + 1);

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused', { exact: true }).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Filter' }).fill('berths');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('search').getByText(/of [\d,]+ read$/)).toBeVisible();
  await expect(page.getByText('Paused', { exact: true }).first()).toBeVisible();
  const paused = await read();
  await pass(6000);
  expect(await read()).toBe(paused);
});

test('new matching lines are notified and counted in the title while the tab is hidden', async ({
  page,
  open,
  server,
}) => {
  await decideNotifications(page, 'granted');
  await page.clock.install();
  await open(`${logsPage}?q=status%3A2xx`);
  await findLog(page);
  await openMenu(page, 'Notify me of new lines that match');
  await expect(page.getByRole('button', { name: 'Stop notifying me' })).toBeVisible();
  const pass = passingTime(page, /\/logs$/);
  await pass(6000);
  expect(await shownNotifications(page)).toEqual([]);

  await setHidden(page, true);
  await server.control('clock', { advance_ms: 60_000 });
  await pass(17_000);
  await expect(page).toHaveTitle(/^\(\d+\) Logs - /);
  await expect
    .poll(() => shownNotifications(page))
    .toContainEqual(expect.stringMatching(/^harbour-api: \d+ new lines? match/));
  await setHidden(page, false);
  await expect(page).toHaveTitle(/^Logs - /);
});
