import type { Page } from '@playwright/test';

import { expectToFit } from './fit.ts';
import { expect } from './test.ts';

/**
 * Watches a page for what an attack would do: leave the origin, ask, open windows, run. The function it returns
 * fails if any of it was seen. Attacks set `window.isHacked`.
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

/** A page of the console is there, nothing of it is on its way any more, and it scrolls one way only. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
  await expectToFit(page);
}
