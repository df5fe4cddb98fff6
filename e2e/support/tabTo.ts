import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until an element has focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const handle = await target.elementHandle();
  for (let presses = 0; presses < 100; presses += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    if (await handle?.evaluate((element) => element === document.activeElement)) return;
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${String(target)}`);
}
