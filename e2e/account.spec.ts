import type { Page } from '@playwright/test';

import { fillSignUp, logIn, logOut } from './support/accounts.ts';
import { expect, fillLogin, people, test } from './support/test.ts';

const hedy = { name: 'Hedy Lamarr', email: 'hedy@example.org', password: 'frequency-hopping' };

const saveButton = (page: Page, section: string) =>
  page.getByRole('region', { name: section }).getByRole('button', { name: 'Save' });

// In the gate: signing up by keyboard, and the story SendsANewLinkToUnconfirmedUsers of Log In.
test(
  'a new user signs up, confirms the emailed link and sees the first steps',
  { tag: '@full' },
  async ({ page, linkIn, quiet }) => {
    quiet.allow.push(/status of 400/);
    await page.goto('/signup');
    await fillSignUp(page, hedy);
    await page.goto('/login');
    await fillLogin(page, hedy);
    await expect(page.getByRole('alert')).toContainText('Email not verified');
    await page.goto(await linkIn('verify_email', hedy.email));
    await expect(page.getByText('Email confirmed')).toBeVisible();
    await page.getByRole('link', { name: 'Log In' }).click();
    await logIn(page, hedy);
    await expect(page.getByRole('heading', { level: 1, name: /^Home/ })).toBeVisible();
    await expect(page.getByText('Deploy your first app')).toBeVisible();
    for (const command of ['pip install "fastapi[standard]"', 'fastapi login', 'fastapi deploy']) {
      // oxlint-disable-next-line no-await-in-loop -- in the order of the list
      await expect(page.getByRole('button', { name: `Copy ${command}` })).toBeVisible();
    }
  },
);

// In the gate: the story SendsANewLinkToUnconfirmedUsers of Log In.
test(
  'logging in with an unconfirmed address offers a new confirmation link',
  { tag: '@full' },
  async ({ page, linkIn, quiet }) => {
    quiet.allow.push(/status of 400/);
    await page.goto('/signup');
    await fillSignUp(page, hedy);
    const first = await linkIn('verify_email', hedy.email);
    await page.goto('/login');
    await fillLogin(page, hedy);
    await page.getByRole('button', { name: 'Send a New Link' }).click();
    await expect(page.getByText(/we sent a new link to it/)).toBeVisible();
    const link = await linkIn('verify_email', hedy.email);
    expect(link).not.toBe(first);
    await page.goto(link);
    await page.getByRole('link', { name: 'Log In' }).click();
    await logIn(page, hedy);
    await expect(page.getByRole('heading', { level: 1, name: /^Home/ })).toBeVisible();
  },
);

// In the gate: the stories DoesNotRevealAccounts of Recover Password and AcceptsALinkOnce of Reset Password.
test(
  'the emailed link resets a forgotten password',
  { tag: '@full' },
  async ({ page, linkIn, quiet }) => {
    quiet.allow.push(/status of 400/);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    // Log In, which stays until the next page is ready, has a field of that name too.
    await expect(page.getByRole('button', { name: 'Send Link' })).toBeVisible();
    await page.getByLabel('Email').fill(people.grace.email);
    await page.getByRole('button', { name: 'Send Link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    const link = await linkIn('password_recovery', people.grace.email);
    await page.goto(link);
    await page.getByLabel('New password').fill('compiler-first');
    await page.getByLabel('Confirm password').fill('compiler-first');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByText('Password changed')).toBeVisible();
    await page.getByRole('link', { name: 'Log In' }).click();
    await logIn(page, { ...people.grace, password: 'compiler-first' });
    await logOut(page);

    await page.goto(link);
    await page.getByLabel('New password').fill('compiler-again');
    await page.getByLabel('Confirm password').fill('compiler-again');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByText('This link has expired')).toBeVisible();
  },
);

test('a new email address takes effect only after the emailed link is opened', async ({
  page,
  context,
  signIn,
  linkIn,
}) => {
  await page.clock.install();
  await signIn('grace');
  await page.goto('/settings');
  await page.getByLabel('Email').fill('amazing@example.org');
  await page.getByLabel('Full name').fill('Amazing Grace');
  await saveButton(page, 'Profile').click();
  await expect(page.getByText('We sent a link to amazing@example.org.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(people.grace.email);
  await expect(page.getByRole('button', { name: 'Amazing Grace, account menu' })).toBeVisible();
  // The notice is still shown after visiting another page.
  await page.getByRole('link', { name: 'Apps', exact: true }).click();
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Account Settings' }).click();
  await expect(page.getByText('We sent a link to amazing@example.org.')).toBeVisible();

  const mail = await context.newPage();
  await mail.goto(await linkIn('update_email', 'amazing@example.org'));
  await expect(mail.getByText('Email changed')).toBeVisible();
  await mail.close();
  // The waiting page polls every ten seconds.
  await page.clock.runFor(10_000);
  await expect(page.getByLabel('Email')).toHaveValue('amazing@example.org');
  await expect(page.getByText('We sent a link to amazing@example.org.')).toBeHidden();
  await logOut(page);
  await logIn(page, { ...people.grace, email: 'amazing@example.org' });
});

// In the gate: the stories WrongPassword and ChangesNameAddressAndPassword of Account Settings.
test(
  'changing the password requires the current password',
  { tag: '@full' },
  async ({ page, signIn, quiet }) => {
    quiet.allow.push(/status of 400/);
    await signIn('grace');
    await page.goto('/settings');
    const current = page.getByLabel('Current password');
    await current.fill('not-the-one');
    await page.getByLabel('New password').fill('compiler-first');
    await page.getByLabel('Confirm password').fill('compiler-first');
    await saveButton(page, 'Security').click();
    await expect(current).toHaveAccessibleDescription('Incorrect password');
    await expect(current).toBeFocused();
    await current.fill(people.grace.password);
    await saveButton(page, 'Security').click();
    await expect(page.getByText('Password updated successfully')).toBeVisible();
    await logOut(page);
    await logIn(page, { ...people.grace, password: 'compiler-first' });
  },
);

// In the gate: the test of `SaveButton`.
test(
  'saving with the keyboard keeps focus on the button',
  { tag: '@full' },
  async ({ page, signIn }) => {
    await signIn('ada');
    await page.goto('/settings');
    await page.getByLabel('Full name').fill('Ada King');
    const save = saveButton(page, 'Profile');
    await save.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Profile saved')).toBeVisible();
    await expect(save).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(save).toBeDisabled();
    await expect(page.getByLabel('Current password', { exact: true })).toBeFocused();
  },
);

test('connecting a GitHub account can be denied, completed and undone', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Connect GitHub' }).click();
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(page.getByText('Couldn’t connect your account')).toBeVisible();
  await page.getByRole('link', { name: 'Back to account settings' }).click();
  await page.getByRole('button', { name: 'Connect GitHub' }).click();
  await page.getByRole('radio', { name: /Mary Jackson/ }).check();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByText(/^Connected as/)).toBeVisible();
  await page.getByRole('button', { name: 'Disconnect GitHub' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('GitHub disconnected')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect GitHub' })).toBeVisible();
});

// In the gate: the story OwnsSharedTeams of Account Settings.
test(
  'deleting an account is blocked by teams with other members, which are listed',
  { tag: '@full' },
  async ({ page, signIn }) => {
    await signIn();
    await page.goto('/settings');
    await expect(page.getByRole('button', { name: 'Delete Account…' })).toBeDisabled();
    await page.getByRole('main').getByRole('link', { name: 'Tidewater Labs' }).click();
    await expect(page).toHaveURL('/tidewater-labs/settings');
  },
);

test('a deleted account can no longer log in', async ({ page, signIn, quiet }) => {
  // From the last log-in, which is rejected. The deletion itself leaves no failed request.
  quiet.allow.push(/status of 400/);
  await signIn('grace');
  await page.goto('/settings');
  await expect(
    page.getByText('Permanently delete your data and everything associated with your account.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Delete Account…' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill(people.grace.email);
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByRole('heading', { name: /^Log in to/ })).toBeVisible();
  await expect(page.getByText('Account deleted', { exact: true })).toBeVisible();
  await fillLogin(page, people.grace);
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password');
});

test('a silent platform is reported once, and its recovery is noticed', async ({
  page,
  signIn,
  server,
  quiet,
}) => {
  quiet.allow.push(/Failed to load resource|ERR_CONNECTION_REFUSED/);
  await signIn('grace');
  await page.goto('/settings');
  await page.getByLabel('Full name').fill('Amazing Grace');
  // This server also serves the app, so wait until the page has fully loaded.
  await expect(page.getByRole('button', { name: /account menu/ })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  await server.kill();
  await saveButton(page, 'Profile').click();
  await expect(page.getByText('Can’t reach the platform', { exact: true })).toBeVisible();
  await expect(page.getByText(/Retrying in \d s\. Your input is kept\./)).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Amazing Grace');
  await server.start();
  await page.getByRole('button', { name: 'Retry Now' }).click();
  await expect(page.getByText('Can’t reach the platform', { exact: true })).toBeHidden();
  await saveButton(page, 'Profile').click();
  await expect(page.getByText('Profile saved')).toBeVisible();
});

test('a page opened while the platform is down shows the error screen and recovers', async ({
  page,
  signIn,
  server,
  quiet,
}) => {
  quiet.allow.push(/status of 503/);
  await signIn('ada');
  await page.clock.install();
  await server.control('faults', { rules: [{ status: 503 }] });
  await page.goto('/tidewater-labs/apps');
  const down = page.getByText('Can’t reach the platform', { exact: true });
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(down).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50] });
  await expect(page.getByRole('heading', { level: 1, name: 'Apps' })).toBeVisible();
  // The list is retried three times before it fails.
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(page.getByRole('heading', { name: 'Oops!' })).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50] });
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible();

  await server.control('faults', { rules: [] });
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(page.getByRole('rowheader', { name: /Customs Forms/ })).toBeVisible({
      timeout: 100,
    });
  }).toPass({ intervals: [50] });
  await expect(down).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ada Lovelace, account menu' })).toBeVisible();
});
