import type { Page } from '@playwright/test';
import { z } from 'zod';

import { expect, logInAs, people, test } from './support/test.ts';

/** The PKCE challenge of RFC 7636 appendix B. */
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

/** Each provider's page: how to open it, where it redirects to, and its question. */
const pages = [
  {
    provider: 'GitHub',
    path: '/api/v1/github/authorize',
    back: '/callback',
    more: { response_type: 'code', client_id: 'quayside-console' },
    granted: 'code',
    heading: 'Log in to Quayside with GitHub',
    account: { name: /Mary Jackson/, keys: ['ArrowDown'] },
  },
  {
    provider: 'Neon',
    path: '/api/v1/integrations/neon/authorize',
    back: '/tidewater-labs/integrations/neon/callback',
    more: {},
    granted: 'link_code',
    heading: 'Let Quayside use Neon',
    account: { name: /Tidewater/, keys: [] },
  },
  {
    provider: 'Redis Cloud',
    path: '/api/v1/integrations/redis/authorize',
    back: '/tidewater-labs/integrations/redis/callback',
    more: { idp: 'google' },
    granted: 'link_code',
    heading: 'Let Quayside use Redis Cloud',
    account: { name: /Tidewater/, keys: [] },
  },
] as const;

const responses = [
  { button: 'Deny', error: 'access_denied' },
  { button: 'Internal Error', error: 'server_error' },
  { button: 'Temporarily Unavailable', error: 'temporarily_unavailable' },
  { button: 'Invalid Scope', error: 'invalid_scope' },
] as const;

/** Opens a provider's page as the console does. Returns the parameters of the final redirect. */
async function ask(page: Page, baseURL: string, { path, back, more }: (typeof pages)[number]) {
  const team_id = await teamOf(baseURL);
  const query = new URLSearchParams({
    redirect_uri: `${baseURL}${back}`,
    state: 'what the app knows',
    team_id,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...more,
  });
  // How the console handles the callback does not matter here: it may have navigated on.
  const isBack = page
    .waitForRequest((request) => request.isNavigationRequest() && isAt(request.url(), back))
    // Tests without a decision end before this.
    .catch(() => undefined);
  await page.goto(`${path}?${query.toString()}`);
  return {
    respond: async () => {
      const request = await isBack;
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      return new URL(request?.url() ?? 'about:blank').searchParams;
    },
  };
}

const isAt = (url: string, path: string) => new URL(url).pathname === path;

const teamsSchema = z.object({ data: z.tuple([z.object({ id: z.string() })]) });

/** Id of the team to connect. */
async function teamOf(baseURL: string): Promise<string> {
  const headers = { Authorization: `Bearer ${await logInAs(baseURL, people.ada)}` };
  const teams = await fetch(`${baseURL}/api/v1/teams/?slug=tidewater-labs`, { headers });
  const { data } = teamsSchema.parse(await teams.json());
  return data[0].id;
}

/** Presses Tab until a button has focus, and fails after more presses than the page has controls. */
async function tabTo(page: Page, name: string) {
  const control = page.getByRole('button', { name });
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

for (const asked of pages) {
  const { provider, heading, granted } = asked;

  for (const colorScheme of ['light', 'dark'] as const) {
    const title = `${provider}'s page has no accessibility finding (${colorScheme}, wide and 320 px)`;
    // One template renders the pages of all providers.
    const isOfGate = colorScheme === 'light' && asked === pages[0];
    test(title, { tag: isOfGate ? [] : ['@full'] }, async ({ page, server, expectAccessible }) => {
      await page.emulateMedia({ colorScheme });
      await ask(page, server.url, asked);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectAccessible();
      await page.setViewportSize({ width: 320, height: 700 });
      await expectAccessible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
    });
  }

  // Connecting Neon and Redis Cloud (integrations.spec.ts) goes through their pages too.
  const choosing = `${provider}: choosing an account and allowing access works once, by keyboard alone`;
  test(
    choosing,
    { tag: asked === pages[0] ? [] : ['@full'] },
    async ({ page, server, expectAccessible, quiet }) => {
      const { respond } = await ask(page, server.url, asked);
      const consent = page.url();
      await page.keyboard.press('Tab');
      for (const key of asked.account.keys) await page.keyboard.press(key);
      const account = page.getByRole('radio', { name: asked.account.name });
      await expect(account).toBeFocused();
      await expect(account).toBeChecked();
      await tabTo(page, 'Allow');
      await page.keyboard.press('Enter');
      const searchParams = await respond();
      expect(searchParams.get(granted)).toBeTruthy();
      expect(searchParams.get('state')).toBe('what the app knows');

      quiet.allow.push(/400 \(Bad Request\)/);
      await page.goto(consent);
      await expect(page.getByText('This request was already completed')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go to Quayside' })).toBeVisible();
      await expectAccessible();
    },
  );

  for (const { button, error } of responses) {
    const title = `${provider}: "${button}" returns to the console with ${error}`;
    // The mock platform's own tests go through every error (handlers/integrationConsent.test.ts).
    const tag = asked === pages[0] && button === 'Deny' ? [] : ['@full'];
    test(title, { tag }, async ({ page, server }) => {
      const { respond } = await ask(page, server.url, asked);
      await tabTo(page, button);
      await page.keyboard.press('Enter');
      const searchParams = await respond();
      expect(searchParams.get('error')).toBe(error);
      expect(searchParams.has(granted)).toBe(false);
    });
  }
}
