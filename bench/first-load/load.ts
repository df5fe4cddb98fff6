import type { Browser } from 'playwright';

/** Cost of one cold load. Times in milliseconds since navigation began, weight in kB as transferred. */
export interface Load {
  ready: number;
  weight: number;
  longestTask: number;
  layoutShift: number;
}

declare global {
  interface Window {
    measured: { ready?: number; longestTask: number; layoutShift: number };
    /** Notifies the benchmark. */
    isReady: (payload: string) => void;
  }
}

/** Chromium's "Fast 4G" preset: bytes per second, milliseconds. */
const FAST_4G = {
  downloadThroughput: (9e6 * 0.9) / 8,
  uploadThroughput: (1.5e6 * 0.9) / 8,
  latency: 165,
};

/** Opens a page in a fresh, throttled browser context and waits until `selector` has content. */
export async function load(
  browser: Browser,
  options: { url: string; selector: string; token?: string },
): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...FAST_4G });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });

  const kinds = new Map<string, string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (['Script', 'Stylesheet'].includes(kinds.get(requestId) ?? '')) bytes += encodedDataLength;
  });

  await page.addInitScript(
    ({ selector, token }) => {
      window.measured = { longestTask: 0, layoutShift: 0 };
      if (token !== undefined) localStorage.setItem('access_token', token);
      new MutationObserver((_, observer) => {
        if (document.querySelector(selector) === null) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          window.measured.ready = performance.now();
          window.isReady('');
        });
      }).observe(document, { childList: true, subtree: true });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) {
          window.measured.longestTask = Math.max(window.measured.longestTask, duration);
        }
      }).observe({ type: 'longtask', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry) window.measured.layoutShift += Number(entry.value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    },
    { selector: options.selector, token: options.token },
  );
  // Not `waitForFunction`: the script that Playwright runs in the page would count too.
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'isReady' });
  const isReady = new Promise((resolve) => {
    session.once('Runtime.bindingCalled', resolve);
  });
  await page.goto(options.url, { waitUntil: 'commit' });
  await isReady;
  await page.waitForLoadState('networkidle', { timeout: 20_000 });
  const { ready = 0, longestTask, layoutShift } = await page.evaluate(() => window.measured);
  await context.close();
  return { ready, weight: bytes / 1000, longestTask, layoutShift };
}
