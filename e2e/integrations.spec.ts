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
