import type { Page } from '@playwright/test';

import { expectToFit } from './fit.ts';
import { expect } from './test.ts';

/**
 * Watches a page for the effects of an attack: leaving the origin, dialogs, new windows, running code. The
 * returned function fails if any was seen. Attacks set `window.isHacked`.
 */
export function watchForHarm(page: Page, origin: string): () => Promise<void> {
  const seen: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && !['data:', 'blob:'].includes(url.protocol)) seen.push(url.href);
  });
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => seen.push(`popup: ${popup.url()}`));
  return async () => {
    expect(seen).toEqual([]);
    expect(new URL(page.url()).origin).toBe(origin);
    expect(await page.evaluate(() => 'isHacked' in window)).toBe(false);
  };
}

/** Expects a fully loaded page of the console that scrolls in one direction only. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
  await expectToFit(page);
}
