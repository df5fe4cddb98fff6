import type { Locator, Page } from '@playwright/test';

import { expect, test } from './support/test.ts';

const app = '/tidewater-labs/apps/harbour-api';

interface StillPage {
  path: string;
  /** Responses that arrive after the rest of the page. */
  late: RegExp;
  /** Content that is present before the late response. */
  early: (page: Page) => Locator;
  /** Content of the late response. */
  last: (page: Page) => Locator;
}

const pages: Record<string, StillPage> = {
  General: {
    path: `${app}/general`,
    late: /\/environment-variables\/|\/deployments\/\?/,
    early: (page) => page.getByRole('button', { name: 'Copy URL' }),
    last: (page) => page.getByText('1 variable changed since the live deployment'),
  },
  'Environment Variables': {
    path: `${app}/environment-variables`,
    late: /\/deployments\/\?/,
    early: (page) => page.getByRole('searchbox', { name: 'Search names' }),
    last: (page) => page.getByText('1 variable changed since the live deployment'),
  },
  Home: {
    path: '/',
    late: /\/invitations\/me/,
    early: (page) => page.getByRole('heading', { name: 'Apps' }),
    last: (page) => page.getByRole('button', { name: /^Decline the invitation/ }),
  },
};

/** Sums up the layout shifts without user input. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen: PerformanceEntry[] = [];
    new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
    Object.assign(window, { seenShifts: seen });
  });
  return () =>
    page.evaluate(async () => {
      // A shift is reported after its frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const seen: unknown = Reflect.get(window, 'seenShifts');
      const values = Array.isArray(seen) ? seen.map(({ value }: { value: number }) => value) : [];
      return values.reduce((sum, value) => sum + value, 0);
    });
}

const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
];

/** Narrow pages, where each shift is larger, are enough for the gate. */
const tagOf = ({ width }: { width: number }) => (width === 360 ? [] : ['@full']);

/** Holds responses until `respond` is called; `asked` resolves on the first request. */
async function holdBack(page: Page, late: RegExp) {
  const { promise: responded, resolve: respond } = Promise.withResolvers<void>();
  await page.route(late, async (route) => {
    await responded;
    await route.continue();
  });
  return { asked: page.waitForRequest((request) => late.test(request.url())), respond };
}

for (const size of sizes) {
  for (const [name, { path, late, early, last }] of Object.entries(pages)) {
    const title = `${name} loads without layout shift (${size.width} px)`;
    test(title, { tag: tagOf(size) }, async ({ page, signIn }) => {
      await page.setViewportSize(size);
      await signIn();
      const shifts = await watchShifts(page);
      const { asked, respond } = await holdBack(page, late);
      await page.goto(path);
      await asked;
      await expect(early(page)).toBeVisible();
      respond();
      await expect(last(page)).toBeVisible();
      // A footer that leaves the viewport counts a little.
      expect(await shifts()).toBeLessThan(0.01);
    });
  }

  const ofLetters = `fonts that load after the page cause no layout shift (${size.width} px)`;
  test(ofLetters, { tag: tagOf(size) }, async ({ page, signIn }) => {
    await page.setViewportSize(size);
    await signIn();
    const shifts = await watchShifts(page);
    const { asked, respond } = await holdBack(page, /\/geist-latin-[^/]+\.woff2$/);
    await page.goto(`${app}/general`, { waitUntil: 'commit' });
    await asked;
    await expect(page.getByText('1 variable changed since the live deployment')).toBeVisible();
    respond();
    await page.evaluate(() => document.fonts.load('1rem "Geist Variable"'));
    expect(await shifts()).toBeLessThan(0.01);
  });

  const ofLog = `the first lines of a log cause no layout shift (${size.width} px)`;
  test(ofLog, { tag: tagOf(size) }, async ({ page, signIn }) => {
    await page.setViewportSize(size);
    await signIn();
    const { asked, respond } = await holdBack(page, /\/logs\?/);
    await page.goto(`${app}/logs`);
    await asked;
    const log = page.getByRole('log');
    await expect(log).toBeVisible();
    const before = await log.boundingBox();
    respond();
    await expect(page.getByText(/ not read$/)).toBeVisible();
    expect((await log.boundingBox())?.y).toBe(before?.y);
  });
}
