import { expect, type Page } from '@playwright/test';

/** Expects nothing to be wider than the viewport once the page has settled: fonts and menus load late. */
export async function expectToFit(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow, 'it scrolls sideways').toBe(0);
}
