import type { Page } from '@playwright/test';

import { expectFocusToBeSeen } from './support/focus.ts';
import { expect, test } from './support/test.ts';

const viewports = [
  { width: 1280, height: 800 },
  { width: 320, height: 256 },
] as const;

const app = '/tidewater-labs/apps/harbour-api';

async function addVariable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Variable', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('NEW');
}

/** Bars and panels that appear over or beside what a page shows. */
const states = {
  'the bar of unsaved variables': {
    path: `${app}/environment-variables`,
    open: async (page) => {
      await addVariable(page);
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    },
  },
  'the bar that undoes a save': {
    path: `${app}/environment-variables`,
    open: async (page) => {
      await addVariable(page);
      await page.getByRole('textbox', { name: 'Value' }).fill('yes');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
  },
  'an opened line of a log': {
    // Lines of plain text: on one of JSON, Enter unfolds it.
    path: `${app}/logs?q=healthz`,
    open: async (page) => {
      const log = page.getByRole('grid', { name: 'App log' });
      await expect(log.getByRole('row').nth(1)).toBeVisible();
      await log.focus();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
    },
  },
} satisfies Record<string, { path: string; open: (page: Page) => Promise<void> }>;

for (const [name, { path, open }] of Object.entries(states)) {
  for (const { width, height } of viewports) {
    const tag = name === 'the bar of unsaved variables' || height < 400 ? [] : ['@full'];
    test(
      `${name} covers no control that has focus at ${width} x ${height}`,
      { tag },
      async ({ page, signIn }) => {
        await page.setViewportSize({ width, height });
        await signIn();
        await page.goto(path);
        await open(page);
        await expectFocusToBeSeen(page);
      },
    );
  }
}
