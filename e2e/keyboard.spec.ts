import type { Locator, Page } from '@playwright/test';

import { tabTo } from './support/tabTo.ts';
import { expect, test } from './support/test.ts';

const hedy = { name: 'Hedy Lamarr', email: 'hedy@example.org', password: 'frequency-hopping' };

async function type(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test('signing up, creating a team, inviting and logging out work by keyboard alone', async ({
  page,
  linkIn,
}) => {
  await page.goto('/login');
  await press(page, page.getByRole('link', { name: 'Sign up' }));
  await type(page, 'Full name', hedy.name);
  await type(page, 'Email', hedy.email);
  await type(page, 'Password', hedy.password);
  await type(page, 'Confirm password', hedy.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();

  await page.goto(await linkIn('verify_email', hedy.email));
  await press(page, page.getByRole('link', { name: 'Log In' }));
  await type(page, 'Email', hedy.email);
  await type(page, 'Password', hedy.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Home/ })).toBeVisible();

  // The switcher opens with focus on its search; the action below the list is one Tab away.
  await press(page, page.getByRole('button', { name: /Switch team/ }));
  await expect(page.getByRole('searchbox', { name: 'Find a team' })).toBeFocused();
  await press(page, page.getByRole('link', { name: 'New Team' }));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('New Team');
  await type(page, 'Name', 'Frequency Labs');
  await page.keyboard.press('Enter');
  await expect(heading).toContainText('Apps');

  await press(page, page.getByRole('link', { name: 'Team Settings' }));
  await expect(heading).toHaveText('Team Settings');
  await type(page, 'Email addresses', 'george@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByText('george@example.org: Invited')).toBeVisible();

  await page.keyboard.press('Shift+Tab');
  await press(page, page.getByRole('button', { name: /account menu/ }));
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Log in to Quayside');
});
