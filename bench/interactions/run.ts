// What users do on each page, in the built app with the seed `large`: the slowest frame of each action, as Interaction
// to Next Paint counts it: from the key or press to the frame that shows its effect.
import { chromium } from 'playwright';
import type { Browser, Locator, Page } from 'playwright';

import { browserArgs } from '../../scripts/browser.mjs';
import { ensureBrowser } from '../../scripts/lib/browser.ts';
import { serveConsole } from '../lib/console.ts';
import { keep, median, print, type Figures } from '../lib/report.ts';

const RUNS = 3;
/** CPU slowdowns. */
const RATES = [1, 4];
/** Time in which the work after an action ends, in milliseconds at full speed. */
const REST = 300;

/** The only page to measure, while developing. */
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);

declare global {
  interface PerformanceObserverInit {
    /** Not in TypeScript's library: Event Timing, 16 ms and more. */
    durationThreshold?: number;
  }
  interface Window {
    /** Durations of key and pointer events since the last look, in milliseconds, in steps of 8. */
    durations: number[];
  }
}

type Action = (page: Page) => Promise<void>;

/** Presses the middle of an element. The pointer rests there before, so that no look-up counts. */
async function press(element: Locator): Promise<void> {
  await element.hover();
  const { mouse } = element.page();
  await mouse.down();
  await mouse.up();
}

const button =
  (name: string | RegExp): Action =>
  (page) =>
    press(page.getByRole('button', { name }).first());

const type =
  (role: 'searchbox' | 'textbox', name: string | RegExp, text: string): Action =>
  async (page) => {
    const field = page.getByRole(role, { name }).first();
    await field.focus();
    await page.keyboard.type(text);
  };

const key =
  (name: string): Action =>
  (page) =>
    page.keyboard.press(name);

const choose =
  (role: 'option' | 'tab', name: string | RegExp): Action =>
  (page) =>
    press(page.getByRole(role, { name }).first());

/** By keyboard, because the input itself is hidden. */
const toggle =
  (role: 'checkbox' | 'radio' | 'switch', name: string | RegExp): Action =>
  async (page) => {
    await page.getByRole(role, { name }).first().focus();
    await page.keyboard.press('Space');
  };

const team = '/tidewater-labs';
const app = `${team}/apps/harbour-api`;

/** Actions by page, one after the other. */
const pages: Record<string, { path: string; isSignedOut?: true; actions: Record<string, Action> }> =
  {
    'log in': {
      path: '/login',
      isSignedOut: true,
      actions: {
        'type an email': type('textbox', 'Email', 'ada@e'),
        'type a password': type('textbox', 'Password', 'quays'),
        'show the password': button('Show password'),
      },
    },
    apps: {
      path: `${team}/apps`,
      actions: {
        'type in the search': type('searchbox', 'Search apps', 'tide'),
        'clear the search': key('Escape'),
        'open a menu': button('Copy as'),
        'close it': key('Escape'),
        'pin an app': button(/^Pin /),
        'change the order': button(/^Order/),
        'open the palette': key('Control+k'),
        'type in the palette': (page) => page.keyboard.type('ha'),
        'close the palette': key('Escape'),
      },
    },
    deployments: {
      path: `${app}/deployments`,
      actions: {
        'open the statuses': button(/Status$/),
        'choose one': choose('option', /^Failed/),
      },
    },
    logs: {
      path: `${app}/logs`,
      actions: {
        'type in the filter': type('textbox', 'Filter', 'error'),
        'clear the filter': key('Control+a'),
        'choose a level': button(/^Error \d/),
        'switch to Requests': choose('tab', 'Requests'),
        'switch to Patterns': choose('tab', 'Patterns'),
        'switch to Lines': choose('tab', 'Lines'),
        'open the ranges': button(/Time range$/),
        'close them': key('Escape'),
        'open more actions': button('More actions'),
        'close more actions': key('Escape'),
      },
    },
    variables: {
      path: `${app}/environment-variables`,
      actions: {
        'type in the search': type('searchbox', 'Search names', 'data'),
        'clear the search': key('Escape'),
        'select all': toggle('checkbox', 'Select all variables'),
        'select none': toggle('checkbox', 'Select all variables'),
        'show the secrets': toggle('radio', /^Secrets/),
        'show all': toggle('radio', /^All/),
        'sort by name': button('Name'),
        'open the menu of a row': button(/^Actions for/),
        'close it': key('Escape'),
      },
    },
    'app settings': {
      path: `${app}/settings`,
      actions: {
        'type a directory': type('textbox', 'App directory', 'src'),
        'open a dialog': button('Delete App…'),
        'close it': key('Escape'),
      },
    },
    'team settings': {
      path: `${team}/settings`,
      actions: {
        'type a name': type('textbox', 'Team name', 'x'),
        'open the roles': button(/^Change Role/),
        'close them': key('Escape'),
        'open a dialog': button(/^Remove User/),
        'close the dialog': key('Escape'),
      },
    },
    'account settings': {
      path: '/settings',
      actions: {
        'type a name': type('textbox', 'Full name', 'x'),
        'type a password': type('textbox', 'New password', 'quays'),
        'open the languages': button(/Language$/),
        'close them': key('Escape'),
        'choose a density': toggle('radio', 'Compact'),
        'switch a setting': toggle('switch', 'Single-key shortcuts'),
      },
    },
    teams: {
      path: '/teams',
      actions: {
        'type in the search': type('searchbox', 'Search teams', 'res'),
        'clear the search': key('Escape'),
        'sort by team': button('Team'),
      },
    },
    'new app': {
      path: `${team}/new-app`,
      actions: { 'type a name': type('textbox', 'Name', 'harbour') },
    },
  };

const { url, token, close } = await serveConsole({ port: 4189, seed: 'large' });

/** Opens a page, and returns the slowest event of each action. */
async function measure(
  browser: Browser,
  { path, isSignedOut, actions }: (typeof pages)[string],
  rate: number,
): Promise<[action: string, slowest: number][]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(
    (value) => {
      if (value !== undefined) localStorage.setItem('access_token', value);
      window.durations = [];
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries())
          if (/^(key|pointer(down|up)|click)/.test(name)) window.durations.push(duration);
      }).observe({ type: 'event', durationThreshold: 16 });
    },
    isSignedOut === true ? undefined : token,
  );
  await page.goto(`${url}${path}`);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(REST);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const measured: [string, number][] = [];
  for (const [name, act] of Object.entries(actions)) {
    await act(page);
    await page.waitForTimeout(REST * rate);
    const durations = await page.evaluate(() => window.durations.splice(0));
    measured.push([name, Math.max(16, ...durations)]);
  }
  await context.close();
  return measured;
}

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArgs });
const times = new Map<string, Map<number, number[]>>();
for (let run = 0; run < RUNS; run += 1) {
  for (const [name, page] of Object.entries(pages)) {
    if (only !== undefined && only !== name) continue;
    for (const rate of RATES) {
      for (const [action, slowest] of await measure(browser, page, rate)) {
        const rates = times.get(`${name}: ${action}`) ?? new Map<number, number[]>();
        times.set(`${name}: ${action}`, rates.set(rate, [...(rates.get(rate) ?? []), slowest]));
      }
    }
  }
}
await browser.close();
await close();

const figures: Figures = Object.fromEntries(
  [...times].map(([action, rates]) => [
    action,
    Object.fromEntries(RATES.map((rate) => [`${rate}x ms`, median(rates.get(rate) ?? [])])),
  ]),
);
const title = `Slowest frame of each action, median of ${RUNS}, dataset large; at most 16 ms are 16`;
print(title, figures);
if (only === undefined) keep('interactions', { [title]: figures }, { chromium: browser.version() });
