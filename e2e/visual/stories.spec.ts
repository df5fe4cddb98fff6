import { expect, test, type Page } from '@playwright/test';

import { keyStories } from './keyStories.ts';
import { serveStorybook } from './staticStorybook.ts';

let storybook: Awaited<ReturnType<typeof serveStorybook>>;

test.beforeAll(async () => {
  storybook = await serveStorybook();
});
test.afterAll(() => storybook.close());

/** Gives back what was asked of anybody but the file server. */
async function withoutNetwork(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => !url.href.startsWith(storybook.url) && url.protocol.startsWith('http'),
    (route) => {
      asked.push(route.request().url());
      return route.abort();
    },
  );
  return asked;
}

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

test('from any path and without a network, a screen is two clicks away and lives', async ({
  page,
}) => {
  const asked = await withoutNetwork(page);
  await page.goto(`${storybook.url}?path=/docs/screens-flows-deploy--docs`);
  const sidebar = page.getByRole('navigation').or(page.locator('#storybook-explorer-tree'));
  await sidebar.getByText('Deployments', { exact: true }).first().click();
  const frame = page.frameLocator('#storybook-preview-iframe');
  await expect(frame.getByRole('heading', { name: 'Embed it' })).toBeVisible();
  await expect(frame.getByText('DeploymentsContainer').first()).toBeVisible();
  await frame.getByRole('link', { name: 'Past The End' }).click();
  await expect(page).toHaveURL(/screens-deployments--past-the-end/);

  await page.goto(
    `${storybook.url}?path=/story/screens-deployments-over-the-platform--goes-to-older-ones`,
  );
  await expect(frame.getByText('6–10 of 12')).toBeVisible();
  expect(asked).toEqual([]);
});

test('the toolbar opens a story over the platform in another world, and with a fault', async ({
  page,
}) => {
  const story = 'screens-apps-over-the-platform--pages-searches-and-opens-an-app';
  const open = (globals: string) =>
    page.goto(`${storybook.url}iframe.html?id=${story}&viewMode=story&globals=${globals}`);
  await open('seed:edge');
  await expect(page.getByText('<script>', { exact: false }).first()).toBeVisible();
  await open('seed:empty');
  await expect(page.getByText('fastapi deploy').first()).toBeVisible();
  await open('fault:gone');
  await expect(page.getByText(/not found|went wrong/i).first()).toBeVisible();
  await open('fault:silent');
  await expect(page.locator('.story-root')).toBeVisible();
  await expect(page.getByRole('link', { name: /Harbour API/ })).toHaveCount(0);
});
