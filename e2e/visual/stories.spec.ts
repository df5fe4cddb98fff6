import { expect, test } from '@playwright/test';

import { serveStorybook } from '../support/staticStorybook.ts';
import { keyStories } from './keyStories.ts';

let storybook: Awaited<ReturnType<typeof serveStorybook>>;

test.beforeAll(async () => {
  storybook = await serveStorybook();
});
test.afterAll(() => storybook.close());

for (const theme of ['dark', 'light'] as const) {
  for (const width of [1280, 360] as const) {
    for (const story of keyStories) {
      test(`${story} looks as it did, ${theme}, ${width} px wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        const globals = `theme:${theme};motion:reduced`;
        await page.goto(
          `${storybook.url}iframe.html?id=${story}&viewMode=story&globals=${globals}`,
        );
        await expect(page.locator('.story-root')).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        await expect(page).toHaveScreenshot(`${story}-${theme}-${width}.png`, {
          maxDiffPixelRatio: 0.01,
          timeout: 15_000,
        });
      });
    }
  }
}
