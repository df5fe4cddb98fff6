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

/** Undoable actions run after 8 seconds; the page's clock is installed. */
async function letUndoPass(page: Page) {
  await expect(page.getByText(/^Revoking in \d s/)).toBeVisible();
  await page.clock.runFor(8000);
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

test('an invitation works for one address only, until it is revoked', async ({
  page,
  signIn,
  linkIn,
  quiet,
}) => {
  quiet.allow.push(/status of 400/);
  await page.clock.install();
  await signIn();
  await invite(page, hedy.email);
  const link = await linkIn('invitation', hedy.email);
  await page.goto(link);
  await expect(page.getByText('This invitation is for another email')).toBeVisible();
  await expect(page.getByText(/You’re logged in as ada@example.com/)).toBeVisible();

  await page.goto(settings);
  await page.getByRole('button', { name: `Revoke the invitation for ${hedy.email}` }).click();
  await letUndoPass(page);
  await expect(page.getByText('Invitation revoked')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Pending invitations' })).not.toContainText(
    hedy.email,
  );
  await page.goto(link);
  await expect(page.getByText('This invitation was revoked')).toBeVisible();
});

test('a team is transferred, then deleted', async ({ page, signIn, quiet }) => {
  quiet.allow.push(/status of 404/);
  await signIn();
  await page.goto(settings);
  await page.getByRole('button', { name: /New owner/ }).click();
  await page.getByRole('option', { name: /Katherine Johnson/ }).click();
  await page.getByRole('button', { name: 'Transfer Ownership…' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('Tidewater Labs');
  await dialog.getByRole('button', { name: 'Transfer Ownership' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Only the owner can do this: Katherine Johnson.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove User Katherine Johnson' })).toBeDisabled();

  await page.getByRole('button', { name: 'Delete Team…' }).click();
  const action = dialog.getByRole('button', { name: 'Delete Team' });
  await expect(action).toBeDisabled();
  await dialog.getByRole('textbox').fill('Tidewater Labs');
  await action.click();
  await expect(page).toHaveURL('/teams');
  await expect(page.getByText('Tidewater Labs deleted', { exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: 'All Teams' })).not.toContainText('Tidewater');
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText('HomeAda Lovelace');
});

test('searching and sorting teams is reflected in the address', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/teams');
  const names = page.getByRole('row').getByRole('link');
  await expect(names).toContainText(['Ada Lovelace', 'Tidewater Labs']);
  await page.getByRole('button', { name: 'Team', exact: true }).click();
  await expect(page).toHaveURL('/teams?order=desc');
  await expect(names).toContainText(['Tidewater Labs', 'Ada Lovelace']);
  await page.getByLabel('Search teams').fill('no such');
  await expect(page.getByText('No teams match “no such”')).toBeVisible();
  await expect(page).toHaveURL('/teams?q=no+such&order=desc');
  await page.reload();
  await expect(page.getByLabel('Search teams')).toHaveValue('no such');
});
