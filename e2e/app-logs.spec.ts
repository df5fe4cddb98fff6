import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { decideNotifications, shownNotifications } from './support/notifications.ts';
import { expect, test } from './support/test.ts';
import { countRequests, passingTime, requestsDuring, setHidden, stopTime } from './support/time.ts';

const logsPage = '/tidewater-labs/apps/harbour-api/logs';

/** Chooses from the menu of the page. */
async function openMenu(page: Page, item: string) {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a log query filters the lines and stays in the address', async ({ page, signIn }) => {
  await signIn();
  await page.goto(logsPage);
  const log = page.getByRole('grid', { name: 'App log' });
  await expect(log.getByRole('row').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Filter' }).fill('status:2xx');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=status%3A2xx/);
  await expect(page.getByText(/of [\d,]+ read$/)).toBeVisible();
  await expect(log.getByRole('row').first()).toContainText(/\b2\d\d\b/);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Filters' })).toContainText('status:2xx');
  await page.getByRole('button', { name: 'Remove status:2xx' }).click();
  await expect(page).not.toHaveURL(/q=/);
});

test('lines are grouped into patterns, and one of them becomes a filter', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(logsPage);
  await expect(page.getByRole('grid', { name: 'App log' }).getByRole('row').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Patterns' }).click();
  await expect(page).toHaveURL(/view=patterns/);
  const patterns = page.getByRole('table', { name: 'Patterns' });
  const healthy = patterns.getByRole('row', { name: /GET \/healthz/ });
  await healthy.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Show Only These Lines' }).click();
  await expect(page.getByRole('list', { name: 'Filters' })).toContainText('healthz');
  await expect(page.getByText(/^1 pattern in \d+ lines\./)).toBeVisible();
});

test('lines of several apps are in one log, polled no more often than one', async ({
  page,
  signIn,
  server,
}) => {
  await page.clock.install();
  await signIn();
  await page.goto(logsPage);
  const log = page.getByRole('grid', { name: 'App log' });
  await expect(log.getByRole('row').first()).toBeVisible();
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

test('a saved view outlives a reload, and the palette shows it for another app', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(`${logsPage}?q=status%3A5xx&range=6h`);
  await openMenu(page, 'Saved views');
  await page.getByRole('textbox', { name: 'Name' }).fill('Failed requests');
  await page.keyboard.press('Enter');
  await page.goto('/tidewater-labs/apps/model-gateway/general');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Model Gateway');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('failed req');
  await page.getByRole('option', { name: /Failed requests/ }).click();
  await expect(page).toHaveURL(/model-gateway\/logs\?q=status%3A5xx&range=6h/);
  await openMenu(page, 'Saved views');
  await page.getByRole('button', { name: 'Delete Failed requests' }).click();
  await expect(page.getByText('No saved views yet.')).toBeVisible();
});

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('log times are shown in the local time zone or in UTC', async ({ page, signIn }) => {
    await signIn();
    await page.goto(logsPage);
    const rows = page.getByRole('grid', { name: 'App log' }).getByRole('row');
    await expect(rows.first()).toBeVisible();
    await page.getByRole('button', { name: 'Pause' }).click();
    // The first row may continue the entry above it, without a time of its own.
    const line = rows.filter({ hasText: /\d\d:\d\d\.\d{3}/ }).first();
    const show = async (zone: string) => {
      await page.getByRole('button', { name: 'Options' }).click();
      await page.getByRole('menuitemradio', { name: zone }).click();
      await page.keyboard.press('Escape');
    };
    const readTime = async () => {
      const [, hour, rest] = /(\d\d):(\d\d:\d\d\.\d{3})/.exec(await line.innerText()) ?? [];
      return rest === undefined ? undefined : { hour: Number(hour), rest };
    };
    await show('UTC');
    await expect.poll(readTime).toBeDefined();
    const { hour = 0, rest } = (await readTime()) ?? {};
    await show('Local time');
    await expect.poll(readTime).toEqual({ hour: (hour + 9) % 24, rest });
  });
});

test('in a short window the options of the log and the newest line are both visible', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 740, height: 400 });
  await signIn();
  await page.goto(logsPage);
  const log = page.getByRole('grid', { name: 'App log' });
  await expect(log.getByRole('row').first()).toBeVisible();
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

test('on a phone the filter, the chart and the first lines are in view at once', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn();
  await page.goto(`${logsPage}?q=level:error`);
  const log = page.getByRole('grid', { name: 'App log' });
  const line = log.getByRole('row').first();
  await expect(log).toBeInViewport({ ratio: 0.2 });
  await expect(line).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByRole('group', { name: 'Lines over time, by level' })).toBeInViewport();
  const filter = page.getByRole('textbox', { name: 'Filter' });
  await filter.fill('berth');
  await filter.press('Enter');
  await expect(page).toHaveURL(/berth/);
});

test('the log page has eleven Tab stops before its lines', async ({ page, signIn }) => {
  await signIn();
  await page.goto(`${logsPage}?range=6h`);
  const log = page.getByRole('grid', { name: 'App log' });
  await expect(page.getByRole('button', { name: 'Read This Range' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Options' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  let stops = 0;
  await expect(async () => {
    await page.keyboard.press('Tab');
    stops += 1;
    await expect(log).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 10_000 });
  // The last one is the log itself.
  expect(stops - 1).toBeLessThanOrEqual(11);
});

test('on a phone a live log opens at its newest line', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn();
  await page.goto(logsPage);
  const log = page.getByRole('grid', { name: 'App log' });
  await expect(log.getByRole('row').first()).toBeVisible();
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

test('the log since a deployment is live and stays in the address', async ({ page, signIn }) => {
  await signIn();
  await page.goto(logsPage);
  await page.getByRole('button', { name: /Time range/ }).click();
  await page.getByRole('option', { name: /^Since .*, live/ }).click();
  await expect(page).toHaveURL(/start=[^&]+&since=/);
  await page.reload();
  await expect(page.getByRole('button', { name: /Since .*, live/ })).toBeVisible();
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
});

test('removing filters with the keyboard keeps focus in the filter list, then moves it to the search field', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(`${logsPage}?q=a+b+c`);
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
  signIn,
  server,
}) => {
  await page.clock.install();
  await signIn();
  await page.goto(logsPage);
  const log = page.getByRole('grid', { name: 'App log' });
  await expect(log.getByRole('row').first()).toBeVisible();
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
  await expect(page.getByText(/of [\d,]+ read$/)).toBeVisible();
  await expect(page.getByText('Paused', { exact: true }).first()).toBeVisible();
  const paused = await read();
  await pass(6000);
  expect(await read()).toBe(paused);
});

test('new matching lines are notified and counted in the title while the tab is hidden', async ({
  page,
  signIn,
  server,
}) => {
  await decideNotifications(page, 'granted');
  await page.clock.install();
  await signIn();
  await page.goto(`${logsPage}?q=status%3A2xx`);
  await expect(page.getByRole('grid', { name: 'App log' }).getByRole('row').first()).toBeVisible();
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

test('a link to lines of the live log shows the same lines, and links back to the live log', async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn();
  await page.goto(logsPage);
  const log = page.getByRole('grid', { name: 'App log' });
  await expect(log.getByRole('row').first()).toBeVisible();
  await log.focus();
  for (let row = 0; row < 12; row += 1) await page.keyboard.press('ArrowUp');
  for (let row = 0; row < 2; row += 1) await page.keyboard.press('Shift+ArrowUp');
  const selected = log.locator('[role="row"][aria-selected="true"]');
  await expect(selected).toHaveCount(3);
  const texts = await selected.allInnerTexts();
  await page.getByRole('button', { name: 'Copy Link' }).press('Enter');
  await expect(page.getByText('Link copied')).toBeAttached();
  // Copying a link keeps the log live.
  await expect(page).not.toHaveURL(/lines=/);
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.goto(link);
  await expect(selected).toHaveCount(3);
  expect(await selected.allInnerTexts()).toEqual(texts);
  await expect(selected.first()).toBeInViewport();
  await expect(page.getByText('Part of the log, around the linked lines')).toBeVisible();

  await page.getByRole('button', { name: 'Back to Live' }).click();
  await expect(page).not.toHaveURL(/lines=|start=/);
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
  await page.goBack();
  await expect(selected).toHaveCount(3);
  expect(await selected.allInnerTexts()).toEqual(texts);
});

test('a whole range is downloaded, named by app and time', async ({ page, signIn }) => {
  await signIn();
  await page.goto(`${logsPage}?range=6h`);
  await expect(page.getByText(/ not read$/)).toBeVisible();
  await page.getByRole('button', { name: 'Download' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Plain text (.log)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^harbour-api-\d{8}T\d{6}Z-\d{8}T\d{6}Z\.log$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(1500);
  await expect(page.getByText(/ not read$/)).toBeVisible();
});
