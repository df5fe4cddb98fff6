import type { Page } from '@playwright/test';

/** Opens the commands of a page. Most pages of an app have them in the menu of their header. */
export async function openCopyAs(page: Page): Promise<void> {
  if (/\/(?:logs|environment-variables|deployments\/[^/]+)$/.test(new URL(page.url()).pathname)) {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Copy as' }).click();
  } else await page.getByRole('button', { name: 'Copy as' }).click();
}
