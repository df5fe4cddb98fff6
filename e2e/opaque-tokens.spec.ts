import type { Page } from '@playwright/test';

import { expect, fillLogin, logInAs, people, test } from './support/test.ts';

/** Replaces the JSON Web Tokens of the platform with opaque ones. */
async function useOpaqueTokens(page: Page, known: Record<string, string>) {
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
  const { revoked } = await useOpaqueTokens(page, {});
  await page.goto('/tidewater-labs/apps');
  await fillLogin(page, people.ada);
  await expect(page.getByRole('heading', { level: 1, name: /^Apps/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBe('issued');

  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => revoked).toEqual(['issued']);
});

test("replacing an opaque token keeps the same user's input and drops data of another user", async ({
  page,
  server,
  context,
  quiet,
}) => {
  // Until the user of a new token is known, the page of the former one may still be read with it.
  quiet.allow.push(/status of 403/);
  await useOpaqueTokens(page, {
    one: await logInAs(server.url, people.ada),
    two: await logInAs(server.url, people.ada),
    other: await logInAs(server.url, people.grace),
  });
  await page.goto('/config.json');
  await page.evaluate(() => localStorage.setItem('access_token', 'one'));
  await page.goto('/tidewater-labs/settings');
  await page.getByLabel('Team name').fill('Tidewater Works');

  const elsewhere = await context.newPage();
  await elsewhere.goto(`${server.url}/config.json`);
  const replace = async (token: string) => {
    const asked = page.waitForResponse('**/api/v1/users/me');
    await elsewhere.evaluate((value) => localStorage.setItem('access_token', value), token);
    await asked;
  };
  await replace('two');
  await expect(page.getByLabel('Team name')).toHaveValue('Tidewater Works');
  await replace('other');
  await expect(page.getByRole('button', { name: /Grace.*account menu/ })).toBeVisible();
});
