import type { Locator, Page } from './page.ts';

/** The heading of the page. */
export const heading = (window: Page): Locator => window.getByRole('heading', { level: 1 });

/** Fills and submits the log-in form on the page. */
export async function fillLogin(
  window: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await window.getByLabel('Email').fill(email);
  await window.getByLabel('Password').fill(password);
  await window.getByRole('button', { name: 'Log In' }).click();
}

/** Logs out through the account menu. */
export async function logOut(window: Page): Promise<void> {
  await window.getByRole('button', { name: /account menu/ }).click();
  await window.getByRole('menuitem', { name: 'Log Out' }).click();
  await heading(window).waitForText('Log in to Quayside');
}

/** Presses Tab until an element has focus. */
export async function tabTo(window: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 30; presses += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    if (await target.isFocused()) return;
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await window.press('Tab');
  }
  throw new Error('Tab never reached the element');
}
