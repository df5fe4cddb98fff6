// Time from pressing a link to the next screen's content, prefetched and prerendered while the pointer hovers,
// compared with the same app in a browser that requests reduced data, where nothing is prefetched. At several CPU speeds.
import { chromium } from 'playwright';
import type { Browser } from 'playwright';

import { browserArgs } from '../../scripts/browser.mjs';
import { ensureBrowser } from '../../scripts/lib/browser.ts';
import { serveConsole } from '../lib/console.ts';
import { keep, median, print, type Figures } from '../lib/report.ts';

const RUNS = 3;
/** Latency of each platform response, in milliseconds. Without it there is nothing to prefetch. */
const LATENCY = 100;
/** CPU slowdowns. */
const RATES = [1, 2, 4];
/** Time that the user spends on the first page, in milliseconds. Meanwhile the code of other pages is preloaded. */
const READ = 4000;
/** Time that the pointer rests on a link before the press, in milliseconds. Users take a quarter of a second or more. */
const REST = 200;

const { url, token, close } = await serveConsole({ port: 4183, seed: 'default' });
await fetch(`${url}/__mock__/faults`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ rules: [{ path: '**', delay_ms: LATENCY }] }),
});

const app = '/tidewater-labs/apps/harbour-api';
/** A navigation, and the elements that show that it is complete: the heading and the data. */
const ways = {
  'apps → general': {
    // The oldest first, so that it is on the first page.
    from: '/tidewater-labs/apps?order=asc',
    to: `${app}/general`,
    heading: 'Harbour API',
    shows: 'main dl dd',
  },
  'general → deployments': {
    from: `${app}/general`,
    to: `${app}/deployments`,
    heading: 'Deployments',
    shows: 'main tbody a[href]',
  },
  'general → variables': {
    from: `${app}/general`,
    to: `${app}/environment-variables`,
    heading: 'Environment Variables',
    shows: 'main tbody td',
  },
  'apps → team settings': {
    from: '/tidewater-labs/apps',
    to: '/tidewater-labs/settings',
    heading: 'Team Settings',
    shows: 'main tbody td',
  },
};

declare global {
  interface Window {
    /** Milliseconds from the next press to the first frame that shows the next screen's data. */
    arrival: Promise<number>;
  }
}

type Way = (typeof ways)[keyof typeof ways];

/** Milliseconds from the press to the first frame that shows the next screen's data. */
async function walk(
  browser: Browser,
  { from, to, heading, shows }: Way,
  { isAhead, rate }: { isAhead: boolean; rate: number },
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(
    ({ value, savesData }) => {
      localStorage.setItem('access_token', value);
      if (savesData) Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    },
    { value: token, savesData: !isAhead },
  );
  await page.goto(`${url}${from}`);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(READ);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const link = page.locator(`a[href="${to}"]`).first();
  await link.hover();
  await page.waitForTimeout(REST);
  // Awaited, so that the observer is added before the press.
  await page.evaluate(
    ({ title, selector }) => {
      window.arrival = new Promise((done) => {
        addEventListener(
          'pointerdown',
          ({ timeStamp: pressed }) => {
            const look = () => {
              const shown = document.querySelector('h1');
              // The previous page stays until the next one is rendered, longer than its URL. It must be visible: the next
              // one may be prerendered.
              const isThere =
                shown?.textContent.startsWith(title) === true &&
                shown.checkVisibility() &&
                document.querySelector(selector)?.checkVisibility() === true;
              if (isThere) done(performance.now() - pressed);
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          },
          { once: true, capture: true },
        );
      });
    },
    { title: heading, selector: shows },
  );
  await page.mouse.down();
  await page.mouse.up();
  const milliseconds = await page.evaluate(() => window.arrival);
  await context.close();
  return milliseconds;
}

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArgs });
const times = new Map<string, number[]>();
const keyOf = (name: string, rate: number, isAhead: boolean) => `${name} ${rate} ${isAhead}`;
// Round by round, so that other load on the machine affects all contenders equally.
for (let round = 0; round < RUNS; round += 1) {
  for (const [name, way] of Object.entries(ways)) {
    for (const rate of RATES) {
      for (const isAhead of [false, true]) {
        const key = keyOf(name, rate, isAhead);
        const known = times.get(key) ?? [];
        known.push(await walk(browser, way, { isAhead, rate }));
        times.set(key, known);
      }
    }
  }
}
await browser.close();
await close();

const medianOf = (name: string, rate: number, isAhead: boolean) =>
  Math.round(median(times.get(keyOf(name, rate, isAhead)) ?? []));
const figures: Figures = Object.fromEntries(
  Object.keys(ways).map((name) => [
    name,
    Object.fromEntries(
      RATES.flatMap((rate) => [
        [`${rate}x ms`, medianOf(name, rate, true)],
        [`${rate}x, not ahead ms`, medianOf(name, rate, false)],
      ]),
    ),
  ]),
);
const title = `Median of ${RUNS}, ${LATENCY} ms for each response, ${READ} ms on the page, ${REST} ms on the link`;
print(title, figures);
keep('navigation', { [title]: figures });
