// The console's long lists with the seed `large`, in the built app: time until each is visible, whether
// scrolling keeps its frame rate, and the cost of a key press in its search and its fields.
import { chromium } from 'playwright';
import type { Page } from 'playwright';

import { browserArgs } from '../../scripts/browser.mjs';
import { ensureBrowser } from '../../scripts/lib/browser.ts';
import { serveConsole } from '../lib/console.ts';
import { keep, median, print, type Figures } from '../lib/report.ts';

const RUNS = 3;
/** A long scroll with the wheel, in pixels and pixels per second. */
const push = { distance: 6000, speed: 4000 };
/** Duration after which a late frame is visible, in milliseconds. */
const LATE = 32;

interface List {
  path: string;
  /** Visible as soon as the list has its data. */
  shows: string;
  /** Controls whose keys are measured. */
  keys?: readonly KeyTarget[];
}

interface KeyTarget {
  role: 'searchbox' | 'textbox' | 'checkbox';
  name: string;
  /** Keys as Playwright names them, or a text. */
  keys: string | readonly string[];
  /** Name of a button that shows the control. */
  openers?: readonly [string, string];
}

const search = (name: string, text: string): KeyTarget => ({
  role: 'searchbox',
  name,
  keys: text,
});

const app = '/tidewater-labs/apps/harbour-api';
const lists: Record<string, List> = {
  'apps of a team of 300': {
    path: '/tidewater-labs/apps',
    shows: 'main tbody a[href]',
    keys: [search('Search apps', 'tide')],
  },
  '2,000 deployments': { path: `${app}/deployments`, shows: 'main tbody a[href]' },
  '500 variables': {
    path: `${app}/environment-variables`,
    shows: 'main tbody td',
    keys: [
      { role: 'checkbox', name: 'Select all variables', keys: ['Space', 'Space'] },
      {
        role: 'textbox',
        name: 'Name of the new variable',
        keys: 'STRIPE_KEY',
        openers: ['Add', 'Variable'],
      },
      { role: 'textbox', name: 'Value of STRIPE_KEY', keys: 'sk_live_1' },
      search('Search names', 'data'),
    ],
  },
  'log of 1,000,000 lines': { path: `${app}/logs`, shows: 'main [data-line]' },
  '101 members': { path: '/tidewater-labs/settings', shows: 'main tbody td' },
  '50 teams': { path: '/teams', shows: 'main a[href$="/apps"]' },
};

const { url, token, close } = await serveConsole({ port: 4185, seed: 'large' });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArgs });

interface Measured {
  shown: number;
  gaps: number[];
  /** Duration of each key press, until its frame. */
  keys: number[];
}

declare global {
  interface Window {
    /** Milliseconds from the next key to the end of the frame that follows it. */
    keyTime: Promise<number>;
  }
}

/** Times between frames, in milliseconds, while the wheel scrolls over the middle of the page. */
async function scrollThrough(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const gaps = page.evaluate(
    (duration) =>
      new Promise<number[]>((done) => {
        const times: number[] = [];
        const look = (now: number) => {
          times.push(now);
          const [first = now] = times;
          if (now - first < duration) requestAnimationFrame(look);
          else done(times.slice(1).map((time, index) => time - (times[index] ?? time)));
        };
        requestAnimationFrame(look);
      }),
    (push.distance / push.speed) * 1000,
  );
  await session.send('Input.synthesizeScrollGesture', {
    x: 700,
    y: 500,
    yDistance: -push.distance,
    speed: push.speed,
    gestureSourceType: 'mouse',
  });
  return gaps;
}

/** Milliseconds from a key to the end of the frame that follows it. */
async function pressKeys(page: Page, { role, name, keys, openers }: KeyTarget) {
  if (openers !== undefined) {
    const [button, item] = openers;
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  }
  await page.getByRole(role, { name }).focus();
  const durations: number[] = [];
  for (const key of keys) {
    // Awaited, so that the listener is added before the key press.
    await page.evaluate(() => {
      window.keyTime = new Promise((done) => {
        const pressed = ({ timeStamp }: KeyboardEvent) =>
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp)));
        addEventListener('keydown', pressed, { once: true, capture: true });
      });
    });
    await page.keyboard.press(key);
    durations.push(await page.evaluate(() => window.keyTime));
  }
  return durations;
}

async function measure(
  { path, shows, keys: targets = [] }: List,
  slowdown: number,
): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript((value) => localStorage.setItem('access_token', value), token);
  const session = await context.newCDPSession(page);
  // Fills the browser's cache, so that only the list is measured.
  await page.goto(`${url}${path}`);
  await page.locator(shows).first().waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.reload({ waitUntil: 'commit' });
  await page.locator(shows).first().waitFor();
  const shown = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const gaps = await scrollThrough(page);
  const keys: number[] = [];
  for (const target of targets) keys.push(...(await pressKeys(page, target)));
  await context.close();
  return { shown, gaps, keys };
}

const tables: Record<string, Figures> = {};
for (const slowdown of [1, 4]) {
  const figures: Figures = {};
  for (const [name, list] of Object.entries(lists)) {
    const runs: Measured[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(list, slowdown));
    const late = runs.map(({ gaps }) => gaps.filter((gap) => gap > LATE).length);
    figures[name] = {
      'shown ms': Math.round(median(runs.map(({ shown }) => shown))),
      'frames while scrolling': median(runs.map(({ gaps }) => gaps.length)),
      [`over ${LATE} ms`]: median(late),
      'longest ms': Math.round(median(runs.map(({ gaps }) => Math.max(...gaps)))),
      'slowest key ms':
        list.keys === undefined
          ? '–'
          : Math.round(median(runs.map(({ keys }) => Math.max(...keys)))),
    };
  }
  const title = `The dataset large, CPU ${slowdown === 1 ? 'at full speed' : `slowed ${slowdown} times`}, median of ${RUNS}`;
  print(title, figures);
  tables[title] = figures;
}
await browser.close();
await close();
keep('large', tables, { chromium: browser.version() });
