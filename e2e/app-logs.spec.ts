import type { Locator } from '@playwright/test';

import { expect, test } from './support/test.ts';
import { countRequests, passingTime, setHidden } from './support/time.ts';

const logsPage = '/tidewater-labs/apps/harbour-api/logs';

test('a person finds lines by a query that stays in the address', async ({ page, signIn }) => {
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

test('a time chosen by key in the histogram stays in the address, and back leads to live', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(logsPage);
  await expect(page.getByRole('grid', { name: 'App log' }).getByRole('row').first()).toBeVisible();
  await page.getByRole('slider', { name: 'Start of range' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/start=.*end=/);
  await expect(page.getByText('Ended', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to Live' }).click();
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
});

test('new lines come every five seconds, but not while the tab is hidden or the log is paused', async ({
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
  // Longer than from one question to the next.
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

test('a link to a line of a live log shows that line to somebody else, and leads back to live', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(logsPage);
  const log = page.getByRole('grid', { name: 'App log' });
  const chosen = log.getByRole('row', { selected: true });
  await expect(log.getByRole('row').nth(3)).toBeVisible();
  await log.focus();
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(page).toHaveURL(/at=/);
  await expect(chosen).toHaveCount(2);
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
  // Numbers, which are not shown, begin anew with each visit.
  const written = async (rows: Locator) =>
    (await rows.allTextContents()).map((text) => text.replace(/^\d+/, ''));
  const lines = await written(chosen);

  const other = await page.context().newPage();
  await other.goto(page.url());
  const there = other.getByRole('grid', { name: 'App log' }).getByRole('row', { selected: true });
  await expect(there).toHaveCount(2);
  expect(await written(there)).toEqual(lines);
  for (const line of lines) expect(line.length).toBeGreaterThan(12);
  await expect(there.first()).toBeInViewport();
  await other.getByRole('button', { name: 'Back to Live' }).click();
  await expect(other).not.toHaveURL(/at=/);
  await expect(other.getByText('Live', { exact: true }).first()).toBeVisible();

  const beforeAll = new Date(Date.now() - 50 * 60_000).toISOString();
  await other.goto(`${logsPage}?at=${beforeAll}`);
  await expect(other.getByText('The linked lines are not here')).toBeVisible();
  await other.goto(`${logsPage}?at=<script>`);
  await expect(other.getByText('Live', { exact: true }).first()).toBeVisible();
});
