import type { Page } from '@playwright/test';
import { z } from 'zod';

import { expect, test } from './support/test.ts';

const teamsSchema = z.object({
  data: z.array(z.object({ slug: z.string(), is_personal_team: z.boolean() })),
});

/** Slug of the signed-in user's personal team, which has no integrations. */
async function ownTeam(page: Page): Promise<string> {
  const body: unknown = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}` };
    return (await fetch('/api/v1/teams/', { headers })).json();
  });
  const team = teamsSchema.parse(body).data.find(({ is_personal_team: isOwn }) => isOwn);
  if (team === undefined) throw new Error('Ada has no team of her own');
  return team.slug;
}

async function goToConsent(page: Page, service: string): Promise<void> {
  await page.goto(`/${await ownTeam(page)}/integrations`);
  await page.getByRole('button', { name: `Connect ${service}` }).click();
  await expect(page.getByRole('heading', { name: `Let Quayside use ${service}` })).toBeVisible();
}

/** Allows access, and returns the redirect URL without following it. */
async function allowInOtherTab(page: Page): Promise<string> {
  const { action, fields } = await page.locator('form').evaluate((form: HTMLFormElement) => ({
    action: form.action,
    fields: [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]),
  }));
  const allow = await page.getByRole('button', { name: 'Allow' }).getAttribute('value');
  const once = { maxRedirects: 0 };
  let response = await page.request.post(action, {
    ...once,
    form: { ...Object.fromEntries(fields), decision: allow ?? '' },
  });
  for (;;) {
    const location = response.headers()['location'] ?? '';
    const { pathname } = new URL(location, action);
    if (!pathname.startsWith('/api/')) return location;
    response = await page.request.get(location, once);
  }
}

for (const [service, title] of [
  ['Neon', 'Available Projects'],
  ['Redis Cloud', 'Available Subscriptions'],
] as const) {
  test(`connecting ${service} through consent shows what the connection can access`, async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn();
    await goToConsent(page, service);
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(service);
    await expect(page).toHaveURL(/\/integrations\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('table', { name: title }).getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByText('No apps use it yet')).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'Integrations' }).first().click();
    await expect(page.getByRole('row', { name: new RegExp(service) })).toContainText('Connected');
  });
}

test('an expired code has its own error, and a new code works', async ({
  page,
  signIn,
  server,
  quiet,
}) => {
  quiet.allow.push(/400 \(Bad Request\)/);
  await signIn();
  await goToConsent(page, 'Neon');
  const url = await allowInOtherTab(page);
  await server.control('clock', { advance_ms: 11 * 60_000 });
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await page.getByRole('button', { name: 'Connect Again' }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neon');
});

test('the callback page of an unsupported service is not found', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/tidewater-labs/integrations/supabase/callback?link_code=x');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops!');
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
});

test('connecting a database adds its variable, and disconnecting removes it', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const app = '/tidewater-labs/apps/docs-search';
  await signIn();
  await page.goto(`${app}/storage`);
  await page.getByRole('link', { name: 'Connect Storage' }).click();
  const pick = async (label: string, option: RegExp) => {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).first().click();
  };
  await pick('Integration', /^Neon/);
  await pick('Project', /^production/);
  await pick('Branch', /^main/);
  await expect(page).toHaveURL(/project=.*&branch=/);
  // The steps are in the URL.
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Project' })).toHaveValue('production');
  await pick('Database', /^neondb/);
  await expect(page.getByLabel('Environment variable')).toHaveValue('DATABASE_URL');
  await expectAccessible();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('row', { name: /neondb/ })).toContainText('DATABASE_URL');
  await page.goto(`${app}/environment-variables`);
  await expect(page.getByRole('row', { name: /DATABASE_URL/ })).toBeVisible();
  await page.goto(`${app}/storage`);
  await page.getByRole('button', { name: 'Disconnect neondb' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Nothing is connected yet')).toBeVisible();
});
