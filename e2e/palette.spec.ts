import type { Page } from '@playwright/test';

import { expect, test } from './support/test.ts';

const app = '/tidewater-labs/apps/harbour-api';

const palette = (page: Page) => page.getByRole('combobox', { name: 'Search or jump to' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the palette with its shortcut, once its button shows the shortcut. */
async function openPalette(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toContainText('K');
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeFocused();
}

test('shortcuts open pages and press create buttons, and type letters inside fields', async ({
  page,
  open,
}) => {
  await open(`${app}/general`);
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toContainText('K');
  for (const [key, title] of [
    ['d', 'Deployments'],
    ['l', 'Logs'],
    ['e', 'Environment Variables'],
    ['b', 'Storage'],
    ['s', 'Settings'],
    ['a', 'Apps'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.keyboard.press('g');
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.keyboard.press(key);
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await expect(heading(page)).toContainText(title);
  }
  const search = page.getByRole('searchbox');
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('n?g');
  await expect(search).toHaveValue('n?g');
  await heading(page).focus();
  await page.keyboard.press('n');
  await expect(heading(page)).toHaveText('Create New App');
  const name = page.getByRole('form', { name: 'Create New App' }).getByLabel('Name');
  await expect(name).toBeFocused();
  await page.keyboard.type('gd');
  await expect(name).toHaveValue('gd');
});

test('the shortcut sheet has a switch for single-key shortcuts, which is persisted', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open(`${app}/general`);
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toContainText('K');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByRole('region', { name: 'Go to, in an app' })).toContainText(
    'Deployments',
  );
  await expectAccessible();
  const single = sheet.getByRole('switch', { name: 'Single-key shortcuts' });
  await single.focus();
  await page.keyboard.press('Space');
  await expect(single).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.reload();
  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL(new RegExp(`${app}/general$`));
  await expect(sheet).toBeHidden();
});

test('a pinned app is the first app of the palette, also after a reload', async ({
  page,
  open,
}) => {
  await open('/tidewater-labs/apps?q=model');
  await page.getByRole('button', { name: 'Pin Model Gateway' }).click();
  await expect(page.getByRole('button', { name: 'Unpin Model Gateway' })).toBeVisible();
  await page.goto('/tidewater-labs/apps');
  await expect(page.getByRole('table', { name: 'Pinned apps' })).toContainText('Model Gateway');
  await page.keyboard.press('ControlOrMeta+k');
  const pinned = page.getByRole('group', { name: 'Pinned' });
  await expect(pinned.getByRole('option')).toContainText('Model Gateway');
});
