import { people } from '../../support/test.ts';
import { fillLogin, heading, logOut } from '../support/flows.ts';
import { test } from '../support/test.ts';

const annie = { email: 'annie@example.org', password: people.ada.password };

test('creating a team opens its apps', async ({ window, signIn }) => {
  await signIn();
  await window.goto('/tidewater-labs/apps');
  await window.getByRole('button', { name: /Switch team/ }).click();
  await window.getByRole('link', { name: 'New Team' }).click();
  await heading(window).waitForText('New Team');
  await window.getByLabel('Name').fill('Frequency Labs');
  await window.getByRole('button', { name: 'Create Team' }).click();
  await window.waitForPath(/^\/frequency-labs[-\w]*\/apps$/);
  await heading(window).waitForText(/^Apps/);
});

test('renaming a team shows the new name in the team switcher', async ({ window, signIn }) => {
  await signIn();
  await window.goto('/tidewater-labs/settings');
  await window.getByLabel('Team name').fill('Tidewater Works');
  await window.getByRole('button', { name: 'Save' }).click();
  await window.getByRole('button', { name: /Tidewater Works.*Switch team/ }).waitFor();
});

test('an invited user logs in with the emailed link and joins the team', async ({
  window,
  signIn,
  linkIn,
}) => {
  await signIn();
  await window.goto('/tidewater-labs/settings');
  await window.getByLabel('Email addresses').fill(annie.email);
  await window.getByRole('button', { name: 'Invite' }).click();
  await window.getByRole('list', { name: 'Results' }).waitForText(`${annie.email}: Invited`);
  await logOut(window);
  await window.goto(await linkIn('invitation', annie.email));
  await window.getByRole('link', { name: 'Log In' }).click();
  await fillLogin(window, annie);
  await window.getByRole('button', { name: 'Accept Invitation' }).click();
  await window.getByRole('link', { name: 'Go to the Team' }).click();
  await window.waitForPath('/tidewater-labs/apps');
});
