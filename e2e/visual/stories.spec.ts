import { expect, test } from '@playwright/test';

import { serveStorybook } from '../support/staticStorybook.ts';
import { keyStories } from './keyStories.ts';

/** A theme changes no layout: the narrow one is seen once. */
const looks = [
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 1280 },
  { theme: 'light', width: 360 },
] as const;

let storybook: Awaited<ReturnType<typeof serveStorybook>>;

test.beforeAll(async () => {
  storybook = await serveStorybook();
});
test.afterAll(() => storybook.close());

for (const { theme, width } of looks) {
  for (const story of keyStories) {
    test(`${story} looks as it did, ${theme}, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const globals = `theme:${theme};motion:reduced`;
      await page.goto(`${storybook.url}iframe.html?id=${story}&viewMode=story&globals=${globals}`);
      await expect(page.locator('.story-root')).toBeVisible();
      // What a story does is done, and what it fetches late is there.
      await page.waitForFunction(() => {
        const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
        return /"phase":"(?:completed|finished)"/.test(
          JSON.stringify(Reflect.get(Object(preview), 'currentRender'), ['phase']),
        );
      });
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${story}-${theme}-${width}.png`, {
        maxDiffPixelRatio: 0.01,
        timeout: 15_000,
      });
    });
  }
}
