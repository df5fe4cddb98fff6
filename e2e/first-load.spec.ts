import type { Page } from '@playwright/test';

import { expect, test } from './support/test.ts';

const mainScript = /\/assets\/index-[^/]+\.js$/;

/** Keeps back what is asked for at an address. @returns lets it go */
async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await isFree;
    await route.continue();
  });
  return letGo;
}

/** Opens an address with an app that never starts. What is asked for all the same is what its first page needs. */
async function askedWithoutTheApp(page: Page, path: string) {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.route(mainScript, (route) => route.abort());
  await page.goto(path);
  return () => [...asked].map((file) => file.replace(/-[\w-]{8}(?=\.\w+$)/, ''));
}

test('all that Log In needs is named by the page itself, and fits what a browser fetches at a time', async ({
  page,
  quiet,
}) => {
  quiet.allow.push(/Failed to load resource/);
  const asked = await askedWithoutTheApp(page, '/login');
  const letters = '/assets/geist-latin-wght-normal.woff2';
  await expect.poll(asked).toContain(letters);
  const rest = new Set(['/login', '/mark.svg', letters]);
  expect(new Set(asked().filter((file) => !rest.has(file)))).toEqual(
    new Set([
      '/config.json',
      '/assets/first.js',
      '/assets/index.js',
      '/assets/rolldown-runtime.js',
      '/assets/base.js',
      '/assets/base.css',
    ]),
  );
});

test('a page sets out with six files, as many as a browser fetches at once', async ({
  request,
}) => {
  const html = await (await request.get('/login')).text();
  const head = html.match(/<(?:script|link rel="(?:modulepreload|stylesheet|preload)")[^>]*>/g);
  expect(head).toHaveLength(6);
});

const pieces = [
  ['/', 'home'],
  ['/teams', 'settings'],
  ['/tidewater-labs/apps'],
  ['/tidewater-labs/apps/harbour-api/general', 'app'],
  ['/tidewater-labs/apps/harbour-api/deployments', 'app'],
  ['/tidewater-labs/apps/harbour-api/deployments/x', 'deployment', 'BuildLog', 'LogViewer'],
  ['/tidewater-labs/apps/harbour-api/logs', 'logs', 'LogsPanel', 'LogViewer'],
  ['/tidewater-labs/apps/harbour-api/environment-variables', 'environment-variables'],
  ['/tidewater-labs/apps/harbour-api/storage', 'integrations'],
  ['/tidewater-labs/apps/harbour-api/settings', 'settings'],
  ['/tidewater-labs/integrations', 'integrations'],
] as const;

test('what a page needs is on its way before the app has started, whichever is opened first', async ({
  page,
  quiet,
  signIn,
}) => {
  quiet.allow.push(/Failed to load resource/);
  await signIn();
  for (const [path, ...ofPage] of pieces) {
    // oxlint-disable-next-line no-await-in-loop -- one page opens one address after the other.
    const asked = await askedWithoutTheApp(page, path);
    const letters = ofPage.length > 1 ? ['geist', 'geist-mono'] : ['geist'];
    const needed = [
      ...['signed-in', ...ofPage].map((piece) => `${piece}.js`),
      ...letters.map((name) => `${name}-latin-wght-normal.woff2`),
    ];
    // oxlint-disable-next-line no-await-in-loop -- as above.
    await expect
      .poll(asked, path)
      .toEqual(expect.arrayContaining(needed.map((file) => `/assets/${file}`)));
  }
});

test('what a page reads is not held up by letters, nor by a piece for each of its parts', async ({
  page,
  quiet,
  signIn,
}) => {
  quiet.allow.push(/Failed to load resource/);
  await signIn();
  const asked = await askedWithoutTheApp(page, '/tidewater-labs/apps');
  await expect.poll(asked).toContain('/assets/geist-latin-wght-normal.woff2');
  const afterTheScript = asked().slice(asked().indexOf('/assets/first.js') + 1);
  const [teams, letters] = ['/api/v1/teams/', '/assets/geist-latin-wght-normal.woff2'].map((file) =>
    afterTheScript.indexOf(file),
  );
  expect(teams).toBeLessThan(letters ?? 0);
  // Over HTTP/1.1 six at a time, with the base, which is still on its way.
  const ofThePage = afterTheScript.filter((file) =>
    /(?:signed-in|outside)[^/]*\.(?:js|css)$/.test(file),
  );
  expect(ofThePage).toHaveLength(4);
});

test('who waits long for the code sees that it is on its way, until the page is there', async ({
  page,
  signIn,
}) => {
  await signIn();
  const letGo = await hold(page, mainScript);
  await page.goto('/tidewater-labs/apps', { waitUntil: 'commit' });
  const mark = page.getByRole('img', { name: 'Quayside is loading' });
  await expect(mark).toBeVisible();
  const seen = page.evaluate(async () => {
    const isShown = (selector: string) =>
      document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) === true;
    const frames = new Set<string>();
    while (!isShown('main h1')) {
      frames.add(`${isShown('.starting') ? 'mark' : ''}${isShown('main') ? 'page' : ''}`);
      await new Promise(requestAnimationFrame);
    }
    return [...frames];
  });
  letGo();
  // Neither beside the page, nor gone before it.
  expect(['mark', 'mark,page']).toContain((await seen).join());
  await expect(mark).toBeHidden();
  await expect(page.getByRole('link', { name: 'Tide Tables' }).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('who opens the console reads what it needs, and waits for nothing', async ({ page }) => {
    await page.goto('/login');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Quayside needs JavaScript');
    // Axe needs it too. Black is what words have without our styles, on a page that is all but black.
    await expect(heading).not.toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('.starting')).toHaveCSS('display', 'none');
  });
});

test('the apps of a team are asked for before it is known who looks', async ({ page, signIn }) => {
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
const chains = [
  ['/', shell],
  ['/tidewater-labs/settings', team],
  ['/tidewater-labs/apps', [...team, '/apps/?team_id=…&skip=0&limit=10&order=desc']],
  ['/tidewater-labs/apps/harbour-api/general', [...team, '/apps/?team_id=…&slug=harbour-api']],
] as const;

for (const [path, chain] of chains) {
  test(`what ${path} shows is asked for while the app is on its way, and not again by the app`, async ({
    page,
    quiet,
    signIn,
  }) => {
    quiet.allow.push(/Failed to load resource/);
    await signIn();
    let asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      const address = (pathname + search).replace(/^\/api\/v1|(?<=team_id=)[\w-]+/g, (id) =>
        id.startsWith('/') ? '' : '…',
      );
      asked.push(address);
    });
    const ofChain = () => asked.filter((address) => chain.some((one) => one === address));
    await page.route(mainScript, (route) => route.abort());
    await page.goto(path);
    await expect.poll(ofChain).toEqual(chain);

    await page.unroute(mainScript);
    asked = [];
    await page.reload();
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(ofChain()).toEqual(chain);
    expect(asked.filter((address) => address === '/config.json')).toHaveLength(1);
  });
}

test('who is not let in any more is told so, though the first answers came before the app', async ({
  page,
  quiet,
  signIn,
}) => {
  quiet.allow.push(/Failed to load resource/);
  await signIn();
  await page.evaluate(() => localStorage.setItem('access_token', 'of-nobody'));
  await page.goto('/tidewater-labs/apps');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(/session has ended/)).toBeVisible();
});

test('the palette, requested before its code is there, opens once it is and gives the focus back', async ({
  page,
  signIn,
}) => {
  await signIn();
  const arrive = await hold(page, /\/assets\/PaletteOverlay-[^/]+\.js$/);
  await page.goto('/tidewater-labs/apps');
  const button = page.getByRole('button', { name: /^Search/ });
  await button.click();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('main').getByRole('link', { name: 'Tide Tables' })).toBeVisible();
  expect(await page.getByRole('dialog').count()).toBe(0);
  arrive();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('keys pressed while the first data loads lead to their page once it is there', async ({
  page,
  signIn,
}) => {
  await signIn();
  const arrive = await hold(page, /\/api\/v1\/users\/me/);
  await page.goto('/tidewater-labs/apps');
  await expect(page.getByText('Loading').first()).toBeAttached();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  arrive();
  await expect(page).toHaveURL(/\/tidewater-labs\/settings$/);
});
