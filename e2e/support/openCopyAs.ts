import type { Page } from '@playwright/test';

/** Opens the commands of a page. Logs has them in the menu of its header. */
export async function openCopyAs(page: Page): Promise<void> {
  if (new URL(page.url()).pathname.endsWith('/logs')) {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Copy as' }).click();
  } else await page.getByRole('button', { name: 'Copy as' }).click();
}
