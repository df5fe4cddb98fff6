import type { Page } from '@playwright/test';

import { expect, test } from './support/test.ts';

/** Error texts of browsers for a file that cannot be fetched. */
const complaints = /Failed to (?:load resource|fetch)|Unable to preload/;

/** Blocks chunks of the app, as a network failure or a new release does. @returns a function that unblocks them */
async function cutOff(page: Page, chunks: string | RegExp): Promise<() => Promise<void>> {
  await page.route(chunks, (route) => route.abort());
  return () => page.unroute(chunks);
}

/** Keeps the code of pages from being preloaded. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Opens the list of apps, and waits for all that it asks for. */
async function openApps(page: Page): Promise<void> {
  await page.goto('/tidewater-labs/apps');
  await expectApps(page);
  await page.waitForLoadState('networkidle');
}

const expectApps = (page: Page) =>
  expect(page.getByRole('link', { name: 'Tide Tables' }).first()).toBeVisible();

test.beforeEach(async ({ signIn, quiet }) => {
  quiet.allow.push(complaints);
  await signIn();
});

for (const [what, chunk] of [
  ['a main script', 'main'],
  ['the code of the app', 'app'],
]) {
  test(`${what} that fails to load is reported, and Try Again starts the console`, async ({
    page,
    expectAccessible,
    quiet,
  }) => {
    // Without this code nothing uses what the page preloads.
    quiet.allow.push(/preloaded using link preload but not used/);
    const restore = await cutOff(page, `**/assets/${chunk}-*.js`);
    await page.goto('/tidewater-labs/apps');
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading', { level: 1 })).toHaveText('Couldn’t start the console');
    await expect(alert.getByText(/^Its code couldn’t be loaded/)).toBeVisible();
    await expectAccessible();
    await restore();
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expectApps(page);
  });
}

test('a blocked third-party script is not reported as a failure of the console', async ({
  page,
}) => {
  let isAnalyticsHeld = true;
  let isCodeHeld = true;
  await page.route('**/analytics.js', async (route) => {
    await expect.poll(() => isAnalyticsHeld).toBe(false);
    await route.abort();
  });
  await page.route('**/assets/main-*.js', async (route) => {
    await expect.poll(() => isCodeHeld).toBe(false);
    await route.continue();
  });
  await page.route('**/tidewater-labs/apps', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace('</head>', '<script async src="/analytics.js"></script></head>'),
    });
  });
  await page.goto('/tidewater-labs/apps', { waitUntil: 'commit' });
  const script = page.locator('script[src="/analytics.js"]');
  await script.evaluate((element) =>
    element.addEventListener('error', () => element.setAttribute('data-is-blocked', '')),
  );
  isAnalyticsHeld = false;
  await expect(script).toHaveAttribute('data-is-blocked');
  await expect(page.locator('#console')).toBeEmpty();
  isCodeHeld = false;
  await expectApps(page);
});

test('a page whose code is gone shows an error, and opens after a retry', async ({
  page,
  expectAccessible,
}) => {
  await saveData(page);
  await openApps(page);
  const restore = await cutOff(page, /\/assets\/.*\.js$/);
  await page.getByRole('link', { name: 'Team Settings' }).click();
  await expect(page.getByText(/The console may have been updated/)).toBeVisible();
  await expect(page).toHaveURL(/\/tidewater-labs\/settings$/);
  await expectAccessible();
  await restore();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Team Settings' })).toBeVisible();
});

test('menus, toasts and the navigation of a narrow page need no further code', async ({ page }) => {
  await page.goto('/tidewater-labs/settings');
  await page.waitForLoadState('networkidle');
  await cutOff(page, /\/assets\/.*\.js$/);
  await page.getByRole('button', { name: 'Ada Lovelace, account menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Team name').fill('Tidewater Works');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('Success!');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
});

test('a palette whose code fails to load is reported, and the next press tries again', async ({
  page,
}) => {
  const restore = await cutOff(page, '**/assets/PaletteOverlay-*.js');
  await page.goto('/tidewater-labs/apps');
  await expectApps(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByText(/The console may have been updated/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload Page' })).toBeVisible();
  await expectApps(page);
  await restore();
  await page.getByRole('button', { name: /^Search/ }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('every page opens while the browser reports no network but requests succeed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
    addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('offline')));
  });
  await page.goto('/tidewater-labs/apps');
  await page.getByRole('link', { name: 'Tide Tables' }).first().click();
  await page.getByRole('link', { name: 'Logs', exact: true }).click();
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await page.getByRole('link', { name: 'Team Settings' }).click();
  await expect(page.getByLabel('Team name')).toHaveValue('Tidewater Labs');
  await expect(page.getByText('You’re offline')).toBeHidden();
});

test('offline, the current page stays and the requested one opens when the network returns', async ({
  page,
}) => {
  await saveData(page);
  await openApps(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Team Settings' }).click();
  await expect(page.getByText('You’re offline', { exact: true })).toBeVisible();
  await expectApps(page);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Team Settings' })).toBeVisible();
  await expect(page.getByLabel('Team name')).toHaveValue('Tidewater Labs');
});
