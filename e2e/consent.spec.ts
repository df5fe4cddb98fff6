import type { Page } from '@playwright/test';

import { tabTo } from './support/tabTo.ts';
import { expect, test } from './support/test.ts';

/** The PKCE challenge of RFC 7636 appendix B. */
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

/**
 * Opens the page of GitHub as the console does. One template renders the pages of all providers:
 * integrations.spec.ts goes through the others, and the mock platform's own tests (handlers/) return every error.
 */
async function ask(page: Page, baseURL: string) {
  const query = new URLSearchParams({
    redirect_uri: `${baseURL}/callback`,
    state: 'what the app knows',
    response_type: 'code',
    client_id: 'quayside-console',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  await page.goto(`/api/v1/github/authorize?${query.toString()}`);
}

for (const colorScheme of ['light', 'dark'] as const) {
  const title = `the page of a provider has no accessibility finding (${colorScheme}, wide and 320 px)`;
  const tag = colorScheme === 'light' ? [] : ['@full'];
  test(title, { tag }, async ({ page, server, expectAccessible }) => {
    await page.emulateMedia({ colorScheme });
    await ask(page, server.url);
    const heading = 'Log in to Quayside with GitHub';
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectAccessible();
    await page.setViewportSize({ width: 320, height: 700 });
    await expectAccessible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
}

test('choosing an account and allowing access works once, by keyboard alone', async ({
  page,
  server,
  expectAccessible,
  quiet,
}) => {
  await ask(page, server.url);
  const consent = page.url();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  const account = page.getByRole('radio', { name: /Mary Jackson/ });
  await expect(account).toBeFocused();
  await expect(account).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Allow' }));
  // What the console does with the code does not matter here: it may have navigated on.
  const isBack = page.waitForRequest(
    (request) => request.isNavigationRequest() && new URL(request.url()).pathname === '/callback',
  );
  await page.keyboard.press('Enter');
  const { searchParams } = new URL((await isBack).url());
  expect(searchParams.get('code')).toBeTruthy();
  expect(searchParams.get('state')).toBe('what the app knows');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');

  quiet.allow.push(/400 \(Bad Request\)/);
  await page.goto(consent);
  await expect(page.getByText('This request was already completed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Quayside' })).toBeVisible();
  await expectAccessible();
});
