import type { Page } from '@playwright/test';

import { fillSignUp, logIn, logOut } from './support/accounts.ts';
import { expect, people, test } from './support/test.ts';

const settings = '/tidewater-labs/settings';
const hedy = { name: 'Hedy Lamarr', email: 'hedy@example.org', password: 'frequency-hopping' };
const annie = { email: 'annie@example.org', password: people.ada.password };

const members = (page: Page) => page.getByRole('table', { name: 'Members' });

async function invite(page: Page, addresses: string) {
  await page.goto(settings);
  await page.getByLabel('Email addresses').fill(addresses);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Results' })).toBeVisible();
}

test('two users are invited together: one signs up and joins, the other logs in and joins', async ({
  page,
  signIn,
  linkIn,
}) => {
  await signIn();
  await invite(page, `Hedy <${hedy.email}>; ${annie.email}, grace@example.com, nobody`);
  const results = page.getByRole('list', { name: 'Results' });
  await expect(results).toContainText(`${hedy.email}: Invited`);
  await expect(results).toContainText(`${annie.email}: Invited`);
  await expect(results).toContainText('grace@example.com: Already a member');
  await expect(results).toContainText('nobody: Enter a valid email address');
  await expect(page.getByLabel('Email addresses')).toHaveValue('grace@example.com, nobody');
  await logOut(page);

  await page.goto(await linkIn('invitation', hedy.email));
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(hedy.email);
  await fillSignUp(page, hedy);
  await page.goto(await linkIn('verify_email', hedy.email));
  await expect(page.getByText('Email confirmed')).toBeVisible();
  await page.goto(await linkIn('invitation', hedy.email));
  await page.getByRole('link', { name: 'Log In' }).click();
  await logIn(page, hedy);
  await page.getByRole('button', { name: 'Accept Invitation' }).click();
  await page.getByRole('link', { name: 'Go to the Team' }).click();
  await expect(page).toHaveURL('/tidewater-labs/apps');
  // A read of the page that meets the log-out gets a 401.
  await expect(page.getByRole('table', { name: 'Apps' })).toContainText('Docs Search');
  await logOut(page);

  await page.goto(await linkIn('invitation', annie.email));
  await page.getByRole('link', { name: 'Log In' }).click();
  await logIn(page, annie);
  await page.getByRole('button', { name: 'Accept Invitation' }).click();
  await expect(page.getByText('You’re now a member of Tidewater Labs.')).toBeVisible();
  await page.goto(settings);
  await expect(members(page)).toContainText(hedy.email);
  await expect(members(page)).toContainText(annie.email);
  // A member sees no action that would be rejected.
  await expect(page.getByRole('button', { name: /^Remove User/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete Team…' })).toBeDisabled();
});
