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

test('what the signed-in pages need is on its way before the app has started', async ({
  page,
  quiet,
  signIn,
}) => {
  quiet.allow.push(/Failed to load resource/);
  await signIn();
  const asked = await askedWithoutTheApp(page, '/tidewater-labs/apps');
  await expect
    .poll(asked)
    .toEqual(expect.arrayContaining(['/assets/base.js', '/assets/signed-in.js']));
  expect(asked()).not.toContain('/assets/log-in.js');
});
