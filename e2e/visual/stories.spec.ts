import { expect, test } from '@playwright/test';

import { serveStorybook } from '../support/staticStorybook.ts';
import { keyStories } from './keyStories.ts';

/** The layout does not depend on the theme, so the narrow one is compared once. */
const variants = [
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 1280 },
  { theme: 'light', width: 360 },
] as const;

let storybook: Awaited<ReturnType<typeof serveStorybook>>;

test.beforeAll(async () => {
  storybook = await serveStorybook();
});
test.afterAll(() => storybook.close());

for (const { theme, width } of variants) {
  for (const story of keyStories) {
    test(`${story} matches its picture, ${theme}, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const globals = `theme:${theme};motion:reduced`;
      await page.goto(`${storybook.url}iframe.html?id=${story}&viewMode=story&globals=${globals}`);
      await expect(page.locator('.story-root')).toBeVisible();
      // The play function has finished, and late requests are done.
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
