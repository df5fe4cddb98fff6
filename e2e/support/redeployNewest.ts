import type { Page } from '@playwright/test';

import { expect } from './test.ts';

/** Redeploys the newest deployment of an app that is ready, and waits for the page of the new one. */
export async function redeployNewest(page: Page, deployments: string): Promise<void> {
  await page.goto(deployments);
  const ready = page.getByRole('row', { name: /Ready/ }).first();
  await ready.getByRole('button', { name: /^Redeploy/ }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Redeploy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Deployment');
}
