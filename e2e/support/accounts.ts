import type { Page } from '@playwright/test';

import { expect, fillLogin } from './test.ts';

/** A new user without an account. */
export interface Newcomer {
  name: string;
  email: string;
  password: string;
}

/** Fills and submits the sign-up form on the page. The email address may be prefilled. */
export async function fillSignUp(page: Page, { name, email, password }: Newcomer): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

/** Logs in on the log-in page, and waits until it is left. */
export async function logIn(page: Page, who: { email: string; password: string }): Promise<void> {
  await fillLogin(page, who);
  await expect(page.getByRole('heading', { name: /^Log in to/ })).toBeHidden();
}

/** Logs out through the account menu. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page.getByRole('heading', { name: /^Log in to/ })).toBeVisible();
}
