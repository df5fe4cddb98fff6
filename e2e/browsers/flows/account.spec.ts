import { exchangeDeviceCode, startDeviceLogin } from '../../support/device.ts';
import { people } from '../../support/test.ts';
import { fillLogin, heading, logOut, tabTo } from '../support/flows.ts';
import { eventually } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const hedy = { name: 'Hedy Lamarr', email: 'hedy@example.org', password: 'frequency-hopping' };

test('logging in opens Home, and a wrong password shows an error', async ({ window }) => {
  await window.goto('/login');
  await fillLogin(window, { ...people.ada, password: 'not-the-password' });
  await window.getByRole('alert').waitForText('Incorrect email or password');
  await fillLogin(window, people.ada);
  await heading(window).waitForText(/^Home/);
  await window.waitForPath('/');
});

test('logging in works by keyboard alone', async ({ window }) => {
  await window.goto('/login');
  await tabTo(window, window.getByLabel('Email'));
  await window.type(people.ada.email);
  await tabTo(window, window.getByLabel('Password'));
  await window.type(people.ada.password);
  await window.press('Enter');
  await heading(window).waitForText(/^Home/);
});

test('a deep link is opened after logging in', async ({ window }) => {
  await window.goto('/tidewater-labs/apps/harbour-api/deployments?order=asc');
  await heading(window).waitForText('Log in to Quayside');
  await fillLogin(window, people.ada);
  await window.waitForPath('/tidewater-labs/apps/harbour-api/deployments?order=asc');
  await heading(window).waitForText(/^Deployments/);
});

test('logging out in one window logs out the other', async ({ window, signIn }) => {
  await signIn();
  await window.goto('/tidewater-labs/apps');
  await heading(window).waitForText(/^Apps/);
  await window.inNewWindow(async () => {
    await window.goto('/');
    await heading(window).waitForText(/^Home/);
    await logOut(window);
  });
  await heading(window).waitForText('Log in to Quayside');
});

test('an ended session is reported, and logging in returns to the page', async ({
  window,
  signIn,
  server,
}) => {
  const page = '/tidewater-labs/apps/harbour-api/general';
  await signIn();
  await server.control('expire-tokens', {});
  await window.goto(page);
  await heading(window).waitForText('Log in to Quayside');
  await window.getByText(/Your session has ended/).waitFor();
  await fillLogin(window, people.ada);
  await window.waitForPath(page);
  await heading(window).waitForText('Harbour API');
});

test('a new user signs up, confirms the emailed link and logs in', async ({ window, linkIn }) => {
  await window.goto('/signup');
  await window.getByLabel('Full name').fill(hedy.name);
  await window.getByLabel('Email').fill(hedy.email);
  await window.getByLabel('Password').fill(hedy.password);
  await window.getByLabel('Confirm password').fill(hedy.password);
  await window.getByRole('button', { name: 'Sign Up' }).click();
  await window.getByRole('heading', { name: 'Check your email' }).waitFor();
  await window.goto(await linkIn('verify_email', hedy.email));
  await window.getByText('Email confirmed').waitFor();
  await window.getByRole('link', { name: 'Log In' }).click();
  await fillLogin(window, hedy);
  await heading(window).waitForText(/^Home/);
  await window.getByText('Deploy your first app').waitFor();
});

test('the emailed link resets a forgotten password', async ({ window, linkIn }) => {
  await window.goto('/login');
  await window.getByRole('link', { name: 'Forgot password?' }).click();
  // Log In, which stays until the next page is ready, has a field of that name too.
  await window.getByRole('button', { name: 'Send Link' }).waitFor();
  await window.getByLabel('Email').fill(people.grace.email);
  await window.getByRole('button', { name: 'Send Link' }).click();
  await window.getByRole('heading', { name: 'Check your email' }).waitFor();
  await window.goto(await linkIn('password_recovery', people.grace.email));
  await window.getByLabel('New password').fill('compiler-first');
  await window.getByLabel('Confirm password').fill('compiler-first');
  await window.getByRole('button', { name: 'Reset Password' }).click();
  await window.getByText('Password changed').waitFor();
  await window.getByRole('link', { name: 'Log In' }).click();
  await fillLogin(window, { ...people.grace, password: 'compiler-first' });
  await heading(window).waitForText(/^Home/);
});

test('a command line is authorized in two explicit steps', async ({ window, server }) => {
  const device = await startDeviceLogin(server.url);
  await window.goto(device.verification_uri_complete);
  await fillLogin(window, people.ada);
  // Each character is in a box of its own.
  const main = window.getByRole('main');
  await eventually(async () =>
    expect((await main.innerText()).replaceAll(/\s/g, '')).toContain(device.user_code),
  );
  expect((await exchangeDeviceCode(server.url, device.device_code)).status).toBe(400);
  await window.getByText(/It matches/).click();
  await window.getByRole('button', { name: 'Authorize' }).click();
  await window.getByText(/You can close this tab/).waitFor();
  expect((await exchangeDeviceCode(server.url, device.device_code)).status).toBe(200);
});

test('a changed name is saved and shown in the account menu', async ({ window, signIn }) => {
  await signIn();
  await window.goto('/settings');
  await window.getByLabel('Full name').fill('Augusta Ada King');
  const profile = window.getByRole('region', { name: 'Profile' });
  await profile.getByRole('button', { name: 'Save' }).click();
  await window.getByRole('button', { name: 'Augusta Ada King, account menu' }).waitFor();
  await window.goto('/settings');
  await window.getByLabel('Full name').waitForValue('Augusta Ada King');
});

test('leaving with a typed password needs confirmation', async ({ window, signIn }) => {
  await signIn();
  await window.goto('/settings');
  const password = window.getByLabel('Current password');
  await password.fill(people.ada.password);
  const dialog = window.getByRole('alertdialog', { name: 'Leave without saving?' });
  const apps = window.getByRole('link', { name: 'Apps' });
  await apps.click();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await password.waitForValue(people.ada.password);
  await apps.click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await heading(window).waitForText(/^Apps/);
});
