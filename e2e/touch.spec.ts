import type { Locator } from '@playwright/test';

import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Heights in pixels. */
const heights = (controls: Locator) =>
  controls.evaluateAll((elements) => elements.map((element) => element.clientHeight));

test('with touch input, controls are large enough and the page is no wider', async ({
  page,
  open,
}) => {
  await open('/tidewater-labs/apps/tide-tables/environment-variables');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Add' })).toBeVisible();
  const all = [
    ...(await heights(main.getByRole('searchbox'))),
    ...(await heights(main.getByRole('button', { name: 'Add' }))),
    ...(await heights(main.getByRole('radio'))),
  ];
  // The search field, Add, and the four filters.
  expect(all).toHaveLength(6);
  // The border is 1 px on either side.
  expect(Math.min(...all)).toBeGreaterThanOrEqual(42);
  for (const height of await heights(main.getByRole('button')))
    expect(height).toBeGreaterThanOrEqual(34);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
