import type { Page } from '@playwright/test';

import { expect, test } from './support/test.ts';

const mainScript = /\/assets\/main-[^/]+\.js$/;

/** Holds requests to a URL. @returns a function that releases them */
async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: isFree, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await isFree;
    await route.continue();
  });
  return letGo;
}

test('Log In needs few files, and its styles come with the page', async ({ page, request }) => {
  const scripts = new Set<string>();
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.add(asked.url());
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in to Quayside' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.size).toBeLessThanOrEqual(6);
  const html = await (await request.get('/login')).text();
  expect(html).toMatch(/<link rel="stylesheet"[^>]*\/assets\/style-/);
});

test('a slow load shows a loading indicator until the page is ready', async ({ page, signIn }) => {
  await signIn();
  const letGo = await hold(page, mainScript);
  await page.goto('/tidewater-labs/apps', { waitUntil: 'commit' });
  const mark = page.getByRole('img', { name: 'Quayside is loading' });
  // Visible without styles too, but the stylesheet first hides it for 0.6 s.
  await expect(mark).toHaveCSS('position', 'fixed');
  await expect(mark).toBeVisible();
  // Awaited: the page must not load before it is watched.
  const frames = await page.evaluateHandle(() => {
    const isShown = (selector: string) =>
      document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) === true;
    const seen = new Set<string>();
    const look = () => {
      if (isShown('main h1')) return;
      seen.add(`${isShown('.starting') ? 'mark' : ''}${isShown('main') ? 'page' : ''}`);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Neither next to the page, nor hidden before it is ready.
  expect(['mark', 'mark,page']).toContain(await frames.evaluate((seen) => [...seen].join()));
  await expect(mark).toBeHidden();
  await expect(page.getByRole('link', { name: 'Tide Tables' }).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript the page says that it is required', async ({ page }) => {
    await page.goto('/login');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Quayside needs JavaScript');
    // Axe needs JavaScript too. Unstyled text is black, on a nearly black page.
    await expect(heading).not.toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('.starting')).toHaveCSS('display', 'none');
  });
});

test('the apps of a team are requested before the user has loaded', async ({ page, signIn }) => {
  await signIn();
  const arrive = await hold(page, '**/api/v1/users/me');
  const apps = page.waitForRequest(/\/api\/v1\/apps\/\?/);
  await page.goto('/tidewater-labs/apps');
  await apps;
  arrive();
  await expect(page.getByRole('link', { name: 'Tide Tables' })).toBeVisible();
});

const shell = ['/users/me', '/teams/?skip=0&limit=100'];
const team = ['/teams/?slug=tidewater-labs', ...shell];
const requests = [
  ['/', shell],
  ['/tidewater-labs/settings', team],
  ['/tidewater-labs/apps', [...team, '/apps/?team_id=…&skip=0&limit=10&order=desc']],
  ['/tidewater-labs/apps/harbour-api/general', [...team, '/apps/?team_id=…&slug=harbour-api']],
] as const;

for (const [path, expected] of requests) {
  test(`the first load of ${path} requests everything once`, async ({ page, signIn }) => {
    await signIn();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      const address = (pathname + search).replace(/^\/api\/v1|(?<=team_id=)[\w-]+/g, (id) =>
        id.startsWith('/') ? '' : '…',
      );
      asked.push(address);
    });
    await page.goto(path);
    const found = () => asked.filter((address) => expected.some((one) => one === address));
    await expect.poll(() => new Set(found())).toEqual(new Set(expected));
    await expect(page.getByRole('heading', { level: 1, name: 'Loading' })).toBeHidden();
    await page.waitForLoadState('networkidle');
    expect(found()).toHaveLength(expected.length);
    expect(asked.filter((address) => address === '/config.json')).toHaveLength(1);
  });
}
