import type { Page } from '@playwright/test';
import { z } from 'zod';

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

async function redeployNewest(page: Page): Promise<void> {
  await page.goto(deploymentsPage);
  await page
    .getByRole('row', { name: /Ready/ })
    .first()
    .getByRole('button', { name: /^Redeploy/ })
    .click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('keeps serving');
  await dialog.getByRole('button', { name: 'Redeploy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Deployment');
}

// In the gate: the story RedeploysAndWatchesItBuild of Deployments.
test(
  'redeploying opens the build log and shows each status',
  { tag: '@full' },
  async ({ page, signIn, server }) => {
    await signIn();
    await redeployNewest(page);
    const log = page.getByRole('grid', { name: 'Build log' });
    await expect(page.getByText('Building Image').first()).toBeVisible();
    await expect(log).toContainText('uv');
    await server.control('clock', { advance_ms: 20_000 });
    await expect(page.getByText('Ready', { exact: true }).first()).toBeVisible();
    await waitForEndOfLog(page);
  },
);

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
  await redeployNewest(page);
  await expect(page.getByText(/Reconnecting/).first()).toBeAttached();
  await server.control('clock', { advance_ms: 20_000 });
  await waitForEndOfLog(page);
  const expected = await readWholeLog(page, server.url);
  expect(expected.length).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Copy all lines' }).click();
  await expect.poll(() => readClipboard(page)).toBe(expected.map(withoutAnsi).join('\n'));
});

// In the gate: the story ExplainsAFailure of Deployment.
test(
  'a failed deployment names the failed step and the reason',
  { tag: '@full' },
  async ({ page, signIn }) => {
    await signIn();
    await page.goto('/tidewater-labs/apps');
    const failed = page.getByRole('row', { name: /Build Failed/ }).first();
    await failed.getByRole('link').first().click();
    const deployments = page.getByRole('region', { name: 'Latest Deployments' });
    await deployments
      .getByRole('row', { name: /Build Failed/ })
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('list', { name: 'Deployment steps' })).toContainText(
      'Build failed',
    );
    await expect(page.getByRole('grid', { name: 'Build log' })).toBeVisible();
  },
);

test('a copied link to build log lines opens with those lines selected', async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn();
  await openNewestFailure(page);
  const log = page.getByRole('grid', { name: 'Build log' });
  await expect(log.getByRole('row').first()).toBeVisible();
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

// In the gate: the story FailedStep of the build log.
test(
  'the build log is folded by step, with the failed one open',
  { tag: '@full' },
  async ({ page, signIn }) => {
    await signIn();
    await openNewestFailure(page);
    const log = page.getByRole('grid', { name: 'Build log' });
    const extract = log.getByRole('button', { name: /^Extract \d+ lines / });
    await expect(log.getByRole('row').first()).toBeVisible();
    await log.press('Home');
    await expect(extract).toHaveAttribute('aria-expanded', 'false');
    await expect(log.getByRole('button', { name: /^Build failed \d+ lines / })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(log.getByRole('row', { name: /Extracting archive/ })).toHaveCount(0);
    await extract.press('Enter');
    await expect(log.getByRole('row', { name: /Extracting archive/ })).toBeVisible();
  },
);

// In the gate: the stories ExplainsAFailure and ComparesWithTheLastGoodBuild of Deployment.
test(
  'a failed deployment is explained and compared with the last successful one',
  { tag: '@full' },
  async ({ page, signIn, expectAccessible }) => {
    await signIn();
    await openNewestFailure(page);
    await expect(page.getByText(/conflicts with sqlalchemy==1\.4\.54/)).toBeVisible();
    await expect(page.getByText(/Change one of the two requirements/)).toBeVisible();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await page.getByRole('menuitem', { name: /^Last Good Build/ }).click();
    await expect(
      page.getByText(/is the first that differs from the last good build/),
    ).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: /^Go to Line/ }).click();
    await expect(page).toHaveURL(/#L\d+$/);
  },
);

// In the gate: the story GoesToOlderOnes of Deployments.
test(
  'older deployments are on the next page, and the page number is in the address',
  { tag: '@full' },
  async ({ page, signIn }) => {
    await signIn();
    await page.goto(deploymentsPage);
    const first = page.getByRole('row').nth(1).getByRole('link').first();
    await expect(first).toBeVisible();
    const newest = await first.getAttribute('href');
    await page.getByRole('button', { name: 'Older' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(first).not.toHaveAttribute('href', newest ?? '');
    await page.goBack();
    await expect(first).toHaveAttribute('href', newest ?? '');
  },
);

// In the gate: the story TriesAgain of Deployments.
test(
  'a deployment list that fails to load shows the error screen, and Try Again loads it',
  { tag: '@full' },
  async ({ page, signIn, server, quiet }) => {
    quiet.allow.push(/status of 500/);
    await signIn();
    // The fault outlasts the automatic retries of the list.
    await server.control('faults', {
      rules: [{ method: 'GET', path: '/apps/*/deployments', status: 500 }],
    });
    await page.goto(deploymentsPage);
    await expect(page.getByRole('heading', { name: 'Oops!' })).toBeVisible({ timeout: 30_000 });
    await server.control('faults', { rules: [] });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('row').nth(1).getByRole('link').first()).toBeVisible();
  },
);

test('the list shows the failed deployments, and a deployment leads to its own log', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(deploymentsPage);
  await page.getByRole('button', { name: 'All Statuses' }).click();
  await page.getByRole('option', { name: 'Failed' }).click();
  await expect(page).toHaveURL(/status=failure/);
  const rows = page.getByRole('table', { name: 'Deployments' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Ready' })).toHaveCount(0);
  await expect(rows.filter({ hasText: 'Failed' }).first()).toBeVisible();

  await page.getByRole('button', { name: /^Failed/ }).click();
  await page.getByRole('option', { name: 'Succeeded' }).click();
  await rows.filter({ hasText: 'Live' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Errors' }).click();
  await expect(page).toHaveURL(/\/logs\?deployment=[0-9a-f-]{36}.*q=level%3Aerror/);
  await expect(page.getByRole('heading', { level: 1, name: 'Logs' })).toBeVisible();
});

// In the gate: the story LinksToLogs of Deployments, and the flow before this one.
test(
  'a deployment of the list links to the errors in its log',
  { tag: '@full' },
  async ({ page, signIn }) => {
    await signIn();
    await page.goto('/tidewater-labs/apps/harbour-api/deployments');
    await page
      .getByRole('button', { name: /^App log of/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Errors in the App Log' }).click();
    await expect(page).toHaveURL(/\/logs\?.*deployment=/);
    await expect(page.getByRole('list', { name: 'Filters' })).toContainText('level:error');
  },
);

test('a successful build is compared with the last good one and with usual times', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/tidewater-labs/apps/harbour-api/deployments');
  await page.getByRole('row', { name: /Ready/ }).first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Compare with Usual Times' }).click();
  const steps = page.getByRole('list', { name: 'Deployment steps' });
  await expect(steps.getByText(/, usually /).first()).toBeVisible();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Last Good Build/ }).click();
  await expect(
    page.getByText(/packages? differs?|Both builds installed the same packages/),
  ).toBeVisible();
});
