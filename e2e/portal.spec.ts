import type { Locator, Page } from '@playwright/test';

import { fastApiProject } from './support/archive.ts';
import { control, expect, test } from './support/portal.ts';
import { differences, stylesOf } from './support/styles.ts';

/** Elements of the apps page that are compared: one of each kind. */
const partsOfApps: Record<string, (within: Locator) => Locator> = {
  root: (within) => within,
  heading: (within) => within.getByRole('heading', { level: 1 }),
  'primary button': (within) => within.getByRole('link', { name: 'Create App' }),
  input: (within) => within.getByRole('searchbox'),
  table: (within) => within.getByRole('table'),
  'column header': (within) => within.getByRole('columnheader').first(),
  row: (within) => within.getByRole('row').nth(2),
  cell: (within) => within.getByRole('cell').first(),
  'link in a cell': (within) => within.getByRole('cell').getByRole('link').first(),
  icon: (within) => within.getByRole('cell').locator('svg').first(),
};

const partsOfDeployment: Record<string, (within: Locator) => Locator> = {
  heading: (within) => within.getByRole('heading', { level: 1 }),
  'section heading': (within) =>
    within.getByRole('heading', { level: 2, name: 'Deployment Information' }),
  'log row': (within) => within.getByRole('row').nth(3),
  'log cell': (within) => within.getByRole('gridcell').last(),
};

/** The console's own root, in the app and in the portal. */
const consoleOn = (page: Page) => page.locator('div.qs-root').first();

async function readParts(page: Page, parts: Record<string, (within: Locator) => Locator>) {
  const root = consoleOn(page);
  const found: Record<string, Record<string, string>> = {};
  for (const [name, locate] of Object.entries(parts)) found[name] = await stylesOf(locate(root));
  return found;
}

test.describe('isolation from the host’s styles', { tag: '@full' }, () => {
  for (const theme of ['dark', 'light'] as const) {
    test(`every computed style equals the app's, ${theme}`, async ({
      page,
      portal,
      baseURL,
      signIn,
      wear,
    }) => {
      await signIn();
      await page.evaluate((choice) => localStorage.setItem('theme', choice), theme);
      await page.goto('/tidewater-labs/apps');
      await expect(page.getByRole('link', { name: 'Tide Tables' }).first()).toBeVisible();
      const inApp = await readParts(page, partsOfApps);
      await page.goto(await latestDeployment(page, baseURL ?? ''));
      await expect(page.getByRole('gridcell').first()).toBeVisible();
      const logInApp = await readParts(page, partsOfDeployment);

      await page.goto(`${portal.url}/hosting/tidewater-labs/apps`);
      await wear(theme === 'dark' ? 'Quayside, dark' : 'Quayside, light');
      await expect(page.getByRole('link', { name: 'Tide Tables' }).first()).toBeVisible();
      const inPortal = await readParts(page, partsOfApps);
      await page.goto(await latestDeployment(page, `${portal.url}/hosting`));
      await wear(theme === 'dark' ? 'Quayside, dark' : 'Quayside, light');
      await expect(page.getByRole('gridcell').first()).toBeVisible();
      const logInPortal = await readParts(page, partsOfDeployment);

      const found = Object.entries({ ...inApp, ...logInApp }).flatMap(([part, styles]) =>
        differences(styles, { ...inPortal, ...logInPortal }[part] ?? {}).map(
          (difference) => `${part}: ${difference}`,
        ),
      );
      expect(found).toEqual([]);
    });
  }
});

/** Opens an app's deployments, and returns the URL of the first one. */
async function latestDeployment(page: Page, base: string): Promise<string> {
  await page.goto(`${base}/tidewater-labs/apps/invoice-worker/deployments`);
  const link = page.getByRole('table').getByRole('link').first();
  const href = await link.getAttribute('href');
  if (href === null) throw new Error('There is no deployment');
  return new URL(href, page.url()).href;
}

test(
  'unmounting the console leaves the portal unchanged',
  { tag: '@full' },
  async ({ page, portal }) => {
    const parts: Record<string, (page: Page) => Locator> = {
      html: () => page.locator('html'),
      body: () => page.locator('body'),
      masthead: () => page.getByRole('banner'),
      link: () => page.getByRole('link', { name: 'Without React' }),
      select: () => page.getByRole('combobox', { name: 'Look' }),
      heading: () => page.getByRole('heading', { name: 'Service desk' }),
      paragraph: () => page.getByText('The booking site was slow'),
      button: () => page.getByRole('button', { name: 'Take the ticket' }),
    };
    const read = async () => {
      const found: Record<string, Record<string, string>> = {};
      for (const [name, locate] of Object.entries(parts))
        found[name] = await stylesOf(locate(page));
      return found;
    };
    await page.goto(`${portal.url}/desk`);
    await expect(page.getByRole('link', { name: 'Tide Tables' }).first()).toBeVisible();
    const withConsole = await read();
    const attributes = () =>
      page.evaluate(() =>
        [document.documentElement, document.body].flatMap((node) =>
          [...node.attributes].map(({ name, value }) => `${name}=${value}`),
        ),
      );
    expect(await attributes()).toEqual(['lang=en']);

    // Every stylesheet of the console, with every rule that could affect the portal.
    const removed = await page.evaluate(() => {
      const isConsoles = (sheet: CSSStyleSheet) =>
        [...sheet.cssRules].some((rule) => rule.cssText.includes('quayside'));
      const own = [...document.styleSheets].filter(isConsoles);
      for (const sheet of own) sheet.disabled = true;
      const adopted = document.adoptedStyleSheets.length;
      document.adoptedStyleSheets = [];
      for (const root of document.querySelectorAll('.qs-root')) root.remove();
      return { sheets: own.length, adopted };
    });
    expect(removed.sheets).toBeGreaterThan(0);
    const without = await read();
    const found = Object.entries(without).flatMap(([part, styles]) =>
      differences(styles, withConsole[part] ?? {}).map((difference) => `${part}: ${difference}`),
    );
    expect(found).toEqual([]);
  },
);

test("the portal's router navigates from apps to a log, variables and members", async ({
  page,
  portal,
}) => {
  await page.goto(portal.url);
  await page.getByRole('link', { name: 'Hosting' }).click();
  await page.getByRole('link', { name: 'Tide Tables' }).first().click();
  await expect(page).toHaveURL(/\/hosting\/tidewater-labs\/apps\/tide-tables\/general$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tide Tables' })).toBeVisible();

  const app = page.getByRole('navigation', { name: 'App' });
  await app.getByRole('link', { name: 'Deployments' }).click();
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await app.getByRole('link', { name: 'Variables' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Environment Variables/);
  await page.getByRole('link', { name: 'People' }).click();
  await expect(page.getByText('grace@example.com')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Environment Variables/);
});

test(
  'a folder is packed, uploaded and ready, under a policy without other origins',
  { tag: '@full' },
  async ({ page, portal, project }) => {
    await page.goto(`${portal.url}/hosting/tidewater-labs/apps/docs-search/deployments`);
    await page.getByRole('button', { name: 'New Deployment' }).click();
    const dialog = page.getByRole('dialog', { name: 'New Deployment' });
    await dialog.locator('input[webkitdirectory]').setInputFiles(project(fastApiProject));
    await dialog.getByRole('button', { name: 'Deploy', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Deployment steps' })).toBeVisible();
    await control(portal, 'clock', { advance_ms: 30_000 });
    await expect(page.getByText('Ready', { exact: true }).first()).toBeVisible();
  },
);

test("menus and dialogs open under the portal's Content Security Policy", async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.url}/hosting/tidewater-labs/settings`);
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('Tab enters the narrow column and leaves it', { tag: '@full' }, async ({ page, portal }) => {
  await page.goto(`${portal.url}/desk`);
  const column = page.getByRole('region', { name: 'Apps of tidewater-labs' });
  await expect(column.getByRole('link', { name: 'Tide Tables' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Take the ticket' }).focus();
  await page.keyboard.press('Tab');
  await expect(column.locator(':focus')).toHaveCount(1);
  const after = page.getByRole('link', { name: 'Closed tickets' });
  for (let presses = 0; presses < 80; presses += 1) {
    if (await after.evaluate((node) => node === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(after).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(column.locator(':focus')).toHaveCount(1);

  const overflow = await column.evaluate((node) => node.scrollWidth - node.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
