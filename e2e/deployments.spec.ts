import type { Page } from '@playwright/test';
import { z } from 'zod';

import { redeployNewest } from './support/redeployNewest.ts';
import { expect, test } from './support/test.ts';

const deploymentsPage = '/tidewater-labs/apps/harbour-api/deployments';

const record = z.object({ type: z.string(), message: z.optional(z.string()) });

/** Build log of the deployment on the page, read from the platform directly. */
async function readWholeLog(page: Page, url: string): Promise<string[]> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const response = await fetch(`${url}/api/v1/deployments/${id}/build-logs`, {
    headers: { Authorization: `Bearer ${token ?? ''}` },
  });
  const text = await response.text();
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => record.parse(JSON.parse(line)))
    .filter(({ type }) => type === 'message')
    .flatMap(({ message = '' }) => message.trimEnd().split('\n'));
}

const escape = String.fromCodePoint(0x1b);
const withoutAnsi = (line: string) =>
  (line.split('\r').findLast((part) => part.trim() !== '') ?? '')
    .replaceAll(new RegExp(`${escape}\\[[0-9;]*[mK]`, 'g'), '')
    .trimEnd();

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The dock next to it announces ended deployments too, possibly first. */
async function waitForEndOfLog(page: Page): Promise<void> {
  const log = page.getByRole('region', { name: 'Build log', exact: true });
  await expect(log.getByText('Ended', { exact: true })).toBeVisible({ timeout: 30_000 });
}

async function openNewestFailure(page: Page): Promise<void> {
  await page.goto(deploymentsPage);
  const failed = page.getByRole('row', { name: /Build Failed/ }).first();
  await failed.getByRole('link').first().click();
}

test('a build log with a broken connection resumes without gaps or repeats', async ({
  page,
  context,
  signIn,
  server,
  quiet,
}) => {
  // The browser itself reports a cut connection.
  quiet.allow.push(/ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn();
  await server.control('faults', {
    rules: [
      { method: 'GET', path: '/deployments/*/build-logs', drop_after_bytes: 700, times: 1 },
      { method: 'GET', path: '/deployments/*/build-logs', drop_after_bytes: 300, times: 1 },
    ],
  });
  await redeployNewest(page, deploymentsPage);
  await expect(page.getByText(/Reconnecting/).first()).toBeAttached();
  await server.control('clock', { advance_ms: 20_000 });
  await waitForEndOfLog(page);
  const expected = await readWholeLog(page, server.url);
  expect(expected.length).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Copy all lines' }).click();
  await expect.poll(() => readClipboard(page)).toBe(expected.map(withoutAnsi).join('\n'));
});

test('a copied link to build log lines opens with those lines selected', async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn();
  await openNewestFailure(page);
  const log = page.getByRole('grid', { name: 'Build log' });
  await expect(log.getByRole('row').nth(1)).toBeVisible();
  await log.focus();
  for (const key of ['Home', 'ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown']) {
    await page.keyboard.press(key);
  }
  await expect(page.getByText('Link to 3 lines')).toBeVisible();
  await expect(page).toHaveURL(/#L5-L7$/);
  await page.getByRole('button', { name: 'Copy link to lines' }).click();
  // The step before the failed one is folded into line 1.
  await expect.poll(() => readClipboard(page)).toMatch(/^http.*\/deployments\/[^/]+#L5-L7$/);
  const link = await readClipboard(page);
  const theirs = await context.newPage();
  await theirs.goto(link);
  await expect(
    theirs.getByRole('grid', { name: 'Build log' }).getByRole('row', { selected: true }),
  ).toHaveCount(3);
});
