import type { Page } from '@playwright/test';

import { expect, test } from './support/test.ts';

/** Opens an address with an app that never starts. What is asked for all the same is what its first page needs. */
async function askedWithoutTheApp(page: Page, path: string) {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.route(/\/assets\/index-[^/]+\.js$/, (route) => route.abort());
  await page.goto(path);
  return () => [...asked].map((file) => file.replace(/-[\w-]{8}(?=\.\w+$)/, ''));
}

test('what Log In needs is on its way before the app has started', async ({ page, quiet }) => {
  quiet.allow.push(/Failed to load resource/);
  const asked = await askedWithoutTheApp(page, '/login');
  await expect
    .poll(asked)
    .toEqual(expect.arrayContaining(['/assets/base.js', '/assets/log-in.js', '/assets/base.css']));
  expect(asked()).not.toContain('/assets/signed-in.js');
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
  ['/tidewater-labs/apps', 'apps'],
  ['/tidewater-labs/apps/harbour-api/general', 'app'],
  ['/tidewater-labs/apps/harbour-api/deployments', 'app'],
  ['/tidewater-labs/apps/harbour-api/deployments/x', 'deployment'],
  ['/tidewater-labs/apps/harbour-api/logs', 'logs'],
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
  for (const [path, piece] of pieces) {
    // oxlint-disable-next-line no-await-in-loop -- one page opens one address after the other.
    const asked = await askedWithoutTheApp(page, path);
    // oxlint-disable-next-line no-await-in-loop -- as above.
    await expect
      .poll(asked, path)
      .toEqual(expect.arrayContaining(['/assets/signed-in.js', `/assets/${piece}.js`]));
  }
});

test('the apps of a team bring nothing that only Log In needs', async ({ page, quiet, signIn }) => {
  quiet.allow.push(/Failed to load resource/);
  await signIn();
  const asked = await askedWithoutTheApp(page, '/tidewater-labs/apps');
  await expect.poll(asked).toContain('/assets/apps.js');
  expect(asked()).not.toContain('/assets/log-in.js');
});

test('the apps of a team are asked for before it is known who looks', async ({ page, signIn }) => {
  await signIn();
  let answer = () => {};
  await page.route('**/api/v1/users/me', (route) => {
    answer = () => void route.continue();
  });
  const apps = page.waitForRequest(/\/api\/v1\/apps\/\?/);
  await page.goto('/tidewater-labs/apps');
  await apps;
  answer();
  await expect(page.getByRole('link', { name: 'Tide Tables' })).toBeVisible();
});
