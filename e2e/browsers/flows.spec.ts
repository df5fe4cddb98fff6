import { people } from '../support/test.ts';
import type { Page } from './support/page.ts';
import { test } from './support/test.ts';

const heading = (window: Page) => window.getByRole('heading', { level: 1 });

async function logIn(window: Page, who: { email: string; password: string }) {
  await window.getByLabel('Email').fill(who.email);
  await window.getByLabel('Password').fill(who.password);
  await window.getByRole('button', { name: 'Log In' }).click();
}

test('logging in opens Home, and a wrong password shows an error', async ({ window }) => {
  await window.goto('/login');
  await logIn(window, { ...people.ada, password: 'not-the-password' });
  await window.getByRole('alert').waitForText(/Incorrect email or password/);
  await logIn(window, people.ada);
  await heading(window).waitForText(/^Home/);
  await window.waitForPath('/');
});
