import { readFile } from 'node:fs/promises';

import { answerNotifications, shownNotifications } from './support/notifications.ts';
import { expect, test } from './support/test.ts';
import { countRequests, passingTime, requestsDuring, setHidden, stopTime } from './support/time.ts';

const logsPage = '/tidewater-labs/apps/harbour-api/logs';

test('a log query filters the lines and stays in the address', async ({ page, signIn }) => {
  await signIn();
  await page.goto(logsPage);
  const log = page.getByRole('grid', { name: 'App log' });
  await expect(log.getByRole('row').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Filter' }).fill('status:2xx');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page).toHaveURL(/q=status%3A2xx/);
  await expect(page.getByText(/lines match/)).toBeVisible();
  await expect(log.getByRole('row').first()).toContainText(/\b2\d\d\b/);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Filters' })).toContainText('status:2xx');
  await page.getByRole('button', { name: 'Remove status:2xx' }).click();
  await expect(page).not.toHaveURL(/q=/);
});

// In the gate: the stories FiltersByAValue and Filters of Logs.
test(
  'a value of a line is included or excluded by key',
  { tag: '@full' },
  async ({ page, signIn }) => {
    await signIn();
    await page.goto(logsPage);
    const log = page.getByRole('grid', { name: 'App log' });
    await expect(log.getByRole('row').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Filter' }).fill('status:2xx');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/lines match/)).toBeVisible();
    await log.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('f');
    const excluded = page.getByRole('group', { name: 'Without lines with' });
    await excluded.getByRole('menuitem', { name: /^path:/ }).click();
    const filters = page.getByRole('list', { name: 'Filters' });
    await expect(filters).toContainText('-path:/');
    await expect(page).toHaveURL(/-path%3A/);
  },
);

test('lines are grouped into patterns, and one of them becomes a filter', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(logsPage);
  await expect(page.getByRole('grid', { name: 'App log' }).getByRole('row').first()).toBeVisible();
  await page.getByRole('button', { name: 'Patterns' }).click();
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
  await page.getByRole('button', { name: 'Add Apps' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Pilot Booking' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/apps=pilot-booking/);
  await expect(log.getByRole('row', { name: /pilot-booking/ }).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Filter' }).fill('harbour-api');
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
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Failed requests');
  await page.keyboard.press('Enter');
  await page.goto('/tidewater-labs/apps/model-gateway/general');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Model Gateway');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('failed req');
  await page.getByRole('option', { name: /Failed requests/ }).click();
  await expect(page).toHaveURL(/model-gateway\/logs\?q=status%3A5xx&range=6h/);
  await page.getByRole('button', { name: 'Saved views' }).click();
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
      await page.getByRole('button', { name: 'Log options' }).click();
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

test('in a short window the log toolbar and the newest line are both visible', async ({
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
    await expect(page.getByRole('button', { name: 'Pause' })).toBeInViewport({
      ratio: 1,
      timeout: 500,
    });
  }).toPass({ timeout: 10_000 });
});

test('on a phone the log comes first, and the filters and the histogram fold away', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn();
  await page.goto(`${logsPage}?q=level:error`);
  const log = page.getByRole('grid', { name: 'App log' });
  const line = log.getByRole('row').first();
  await expect(line).toBeInViewport();
  await expect(line).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const filter = page.getByRole('textbox', { name: 'Filter' });
  const histogram = page.getByRole('group', { name: 'Lines over time, by level' });
  await expect(filter).toBeHidden();
  await expect(histogram).toBeHidden();
  await page.getByRole('button', { name: 'Filters and Chart (1 active)' }).click();
  await expect(histogram).toBeVisible();
  await filter.fill('berth');
  await filter.press('Enter');
  await expect(page).toHaveURL(/berth/);
  await expect(page.getByRole('button', { name: 'Filters and Chart (2 active)' })).toBeVisible();
  await expect(histogram).toBeVisible();
});

test('on a phone a live log opens at its newest line', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn();
  await page.goto(logsPage);
  const log = page.getByRole('grid', { name: 'App log' });
  await expect(log.getByRole('row').first()).toBeVisible();
  // The bar of the viewer is higher on a phone, so the height of the log changes when it appears.
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
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
  await page.getByRole('option', { name: 'Since the newest deployment' }).click();
  await expect(page).toHaveURL(/start=[^&]+$/);
  await page.reload();
  await expect(page.getByRole('button', { name: /Since the newest deployment/ })).toBeVisible();
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

// In the gate: the stories ChoosesATime and BetweenTwoTimes of Logs.
test(
  'a time range chosen by keyboard in the histogram stays in the address, and Back returns to the live log',
  { tag: '@full' },
  async ({ page, signIn }) => {
    await signIn();
    await page.goto(logsPage);
    await expect(
      page.getByRole('grid', { name: 'App log' }).getByRole('row').first(),
    ).toBeVisible();
    await page.getByRole('slider', { name: 'Start of range' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/start=.*end=/);
    await expect(page.getByText('Ended', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Back to Live' }).click();
    await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
  },
);

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
  const paused = await read();
  await pass(6000);
  expect(await read()).toBe(paused);
});

test('new matching lines are notified and counted in the title while the tab is hidden', async ({
  page,
  signIn,
  server,
}) => {
  await answerNotifications(page, 'granted');
  await page.clock.install();
  await signIn();
  await page.goto(`${logsPage}?q=status%3A2xx`);
  await expect(page.getByRole('grid', { name: 'App log' }).getByRole('row').first()).toBeVisible();
  await page.getByRole('button', { name: 'Notify me of new lines that match' }).click();
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
  await page.getByRole('button', { name: 'Copy link to lines' }).press('Enter');
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

// In the gate: the story SearchesOlderLines of Logs.
test('older lines are searched until some match', { tag: '@full' }, async ({ page, signIn }) => {
  await signIn();
  await page.goto(`${logsPage}?range=24h&q=status%3A500`);
  await expect(page.getByText(/^Not loaded yet/)).toBeVisible();
  await page.getByRole('button', { name: 'Search Older Lines' }).click();
  await expect(page.getByText(/^Searched [\d,]+ lines: \d+ matching/)).toBeVisible();
  const found = await page.getByText(/^Searched [\d,]+ lines: \d+ matching/).innerText();
  expect(Number(/: (\d+) matching/.exec(found)?.[1])).toBeGreaterThan(0);
});

// In the gate: the story Requests of Logs.
test(
  'requests in the log are summarized by path, and a path becomes a filter',
  { tag: '@full' },
  async ({ page, signIn }) => {
    await signIn();
    await page.goto(logsPage);
    await expect(
      page.getByRole('grid', { name: 'App log' }).getByRole('row').first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Requests' }).click();
    await expect(page.getByText(/^[\d,]+ requests in [\d,]+ lines$/)).toBeVisible();
    const row = page
      .getByRole('table', { name: 'Top paths' })
      .getByRole('row', { name: /healthz/ });
    await row.getByRole('button', { name: 'Filter by /healthz' }).click();
    await expect(page.getByRole('list', { name: 'Filters' })).toContainText('path:=/healthz');
  },
);

test('a whole range is downloaded, named by app and time', async ({ page, signIn }) => {
  await signIn();
  await page.goto(`${logsPage}?range=6h`);
  await expect(page.getByText(/^Not loaded yet/)).toBeVisible();
  await page.getByRole('button', { name: 'Download All Lines' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Plain text (.log)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^harbour-api-\d{8}T\d{6}Z-\d{8}T\d{6}Z\.log$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(1500);
  await expect(page.getByText(/^Not loaded yet/)).toBeVisible();
});
