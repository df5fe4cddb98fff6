import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { buildKitchenSinkPage } from '../../build/kitchenSinkPage.ts';
import type { BuiltPage } from '../../build/kitchenSinkPage.ts';
import { launch, openKitchenSink } from '../../build/openKitchenSink.ts';

let browser: Browser;
let built: BuiltPage;

beforeAll(async () => {
  built = await buildKitchenSinkPage();
  browser = await launch();
}, 120_000);

afterAll(() => browser.close());

const open = (search: string) =>
  openKitchenSink(browser, built, { stylesheets: built.stylesheets, search });

/** Horizontal overflow of the page. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the page scrolls in one direction only at 320 px, and at 640 px with text at 200%', async () => {
  const page = await open('?');
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize({ width: 640, height: 800 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  expect(await overflow(page)).toBe(0);
  await page.close();
}, 60_000);

test('nothing moves with prefers-reduced-motion', async () => {
  const page = await open('?');
  const moving = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  expect(await moving()).toBe(0);
  await page.close();
}, 60_000);
