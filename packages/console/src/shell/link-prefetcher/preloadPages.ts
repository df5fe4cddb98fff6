import { pages } from '../../pages.ts';
import { savesData } from './savesData.ts';

/** Milliseconds after the first page until the others are preloaded. */
const delayMs = 3000;

/**
 * Preloads the code of the pages with rail and top bar, one by one while the browser is idle, so that following a link
 * only waits for data. Does nothing for users who save data. A failure is reported when the page is opened.
 * @returns a function that stops it
 */
export function preloadPages(): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const timer = setTimeout(() => void preload(signal), delayMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => stopping.abort();
}

async function preload(signal: AbortSignal): Promise<void> {
  for (const { parent, preload: fetchCode } of pages) {
    if (parent === undefined) continue;
    await idle();
    if (signal.aborted || savesData()) return;
    await fetchCode().catch(() => {});
  }
}

/** Resolves when the browser is idle, or soon where `requestIdleCallback` is missing (Safari). */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
}
