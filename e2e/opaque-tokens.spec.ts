import type { Page } from '@playwright/test';

import { logOut } from './support/accounts.ts';
import { expect, fillLogin, people, test } from './support/test.ts';

/** Replaces the JSON Web Tokens of the platform with opaque ones. */
async function useOpaqueTokens(page: Page) {
  const known: Record<string, string> = {};
  const revoked: string[] = [];
  await page.route('**/api/v1/**', async (route) => {
    const request = route.request();
    const opaque = request.headers()['authorization']?.replace('Bearer ', '') ?? '';
    const token = known[opaque];
    const headers = { ...request.headers() };
    if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
    if (new URL(request.url()).pathname.endsWith('/logout')) revoked.push(opaque);
    if (!request.url().endsWith('/login/access-token')) return await route.continue({ headers });
    const response = await route.fetch();
    const body: { access_token: string } = await response.json();
    known['issued'] = body.access_token;
    await route.fulfill({ response, json: { ...body, access_token: 'issued' } });
  });
  return { revoked };
}

test('logging in, working and logging out work with tokens that are not JSON Web Tokens', async ({
  page,
}) => {
  const { revoked } = await useOpaqueTokens(page);
  await page.goto('/tidewater-labs/apps');
  await fillLogin(page, people.ada);
  await expect(page.getByRole('heading', { level: 1, name: /^Apps/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBe('issued');

  await logOut(page);
  await expect.poll(() => revoked).toEqual(['issued']);
});
