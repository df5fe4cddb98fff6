import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { buildKitchenSinkPage } from '../../build/kitchenSinkPage.ts';
import type { BuiltPage } from '../../build/kitchenSinkPage.ts';
import { launch, openKitchenSink } from '../../build/openKitchenSink.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "require-trusted-types-for 'script'",
].join('; ');

let browser: Browser;
let built: BuiltPage;

beforeAll(async () => {
  built = await buildKitchenSinkPage();
  browser = await launch();
}, 120_000);

afterAll(() => browser.close());

async function openUnderPolicy(search: string) {
  const reports: string[] = [];
  const page = await openKitchenSink(browser, built, {
    stylesheets: built.stylesheets,
    policy,
    search,
    onError: (message) => reports.push(message),
  });
  return { page, reports };
}

/** Opens one overlay, and closes it with Escape. */
async function visit(page: Page, button: string, role: 'menu' | 'dialog' | 'alertdialog') {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole(role).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole(role).waitFor({ state: 'detached' });
}

describe.each([
  { search: '?', tags: ['full'] },
  { search: '?brand', tags: [] },
  { search: '?brand&light', tags: ['full'] },
])('$search', ({ search, tags }) => {
  const options = { tags, timeout: 60_000 };
  test('a strict policy with Trusted Types blocks nothing', options, async () => {
    const { page, reports } = await openUnderPolicy(search);
    await visit(page, 'Menu', 'menu');
    await visit(page, 'Dialog', 'dialog');
    await visit(page, 'Confirmation', 'alertdialog');
    await visit(page, 'Drawer', 'dialog');
    await page.getByRole('button', { name: /Select/ }).click();
    await page.getByRole('option', { name: 'eu-west-1' }).click();
    await page.getByRole('button', { name: 'Tooltip', exact: true }).hover();
    await page.getByRole('tooltip').waitFor();
    await page.getByRole('button', { name: 'Toast', exact: true }).click();
    await page.getByText('User removed successfully').waitFor();
    expect(reports).toEqual([]);
    expect(await page.locator('style').count()).toBe(0);
    await page.close();
  });
});

test("a brand's theme applies, and pressable elements keep React Aria's style", async () => {
  const { page } = await openUnderPolicy('?brand');
  const button = page.getByRole('button', { name: 'Create App' }).first();
  const style = await button.evaluate((element) => {
    const { borderRadius, touchAction } = getComputedStyle(element);
    return { borderRadius, touchAction };
  });
  // Chromium's shorthand for `pan-x pan-y pinch-zoom`.
  expect(style).toEqual({ borderRadius: '10px', touchAction: 'manipulation' });
  await page.close();
}, 60_000);

test('a blocked style would be reported', async () => {
  const { page, reports } = await openUnderPolicy('?');
  await page.evaluate(() => document.head.append(document.createElement('style')));
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = '*{color:red}';
    document.head.append(style);
  });
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  expect(reports.join(' ')).toContain('style-src');
  await page.close();
}, 60_000);
