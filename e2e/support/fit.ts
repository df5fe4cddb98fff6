import { expect, type Page } from '@playwright/test';

/** Nothing is wider than the window, once the page has settled: fonts and menus come after the words. */
export async function expectToFit(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow, 'it scrolls sideways').toBe(0);
}
