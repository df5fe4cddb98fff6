import { heading } from '../support/flows.ts';
import { eventually } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ signIn }) => signIn());

test('a chosen theme is applied, and kept after a reload', async ({ window }) => {
  const theme = () =>
    eventually(async () =>
      expect(await window.evaluate('return document.documentElement.dataset.theme')).toBe('light'),
    );
  await window.goto('/');
  await window.getByRole('button', { name: 'Theme' }).click();
  await window.getByRole('menuitemradio', { name: 'Light' }).click();
  await theme();
  await window.goto('/');
  await theme();
});

test('choosing Arabic translates the app and lays it out right to left', async ({ window }) => {
  await window.goto('/settings');
  await window.getByRole('button', { name: /Language/ }).click();
  await window.getByRole('option', { name: 'العربية' }).click();
  await heading(window).waitForText('إعدادات الحساب');
  expect(await window.evaluate('return document.documentElement.dir')).toBe('rtl');
  await window.goto('/');
  await heading(window).waitForText('الرئيسية');
});

test('an unknown address shows the not-found screen, which leads Home', async ({ window }) => {
  await window.goto('/tidewater-labs/a/b/c/d');
  await heading(window).waitForText('Oops!');
  await window.getByRole('main').waitForText('/tidewater-labs/a/b/c/d');
  await window.getByRole('link', { name: 'Go Home' }).click();
  await heading(window).waitForText(/^Home/);
});

test('the first Tab stop skips to the content', async ({ window }) => {
  await window.goto('/tidewater-labs/apps');
  // The page itself, not its loading state.
  await window.getByRole('link', { name: /Create App/ }).waitFor();
  await window.press('Tab');
  await window.getByRole('link', { name: 'Skip to content' }).waitForFocus();
  await window.press('Enter');
  await window.getByRole('main').waitForFocus();
});

test('Back and Forward return to pages, and focus moves to their headings', async ({ window }) => {
  await window.goto('/tidewater-labs/apps/harbour-api/general');
  await heading(window).waitForText('Harbour API');
  await window.getByRole('link', { name: 'Deployments' }).click();
  await heading(window).waitForText('Deployments');
  await heading(window).waitForFocus();
  await window.evaluate('history.back()');
  await heading(window).waitForText('Harbour API');
  await window.evaluate('history.forward()');
  await heading(window).waitForText('Deployments');
});

test('an account that fails to load is reported, and loads again after Retry', async ({
  window,
  server,
}) => {
  await server.control('faults', { rules: [{ path: '/users/me', status: 500 }] });
  await window.goto('/');
  const retry = window.getByRole('button', { name: /^(?:Retry|Retry Now|Try Again)$/ }).first();
  await retry.waitFor();
  await server.control('faults', { rules: [] });
  await retry.click();
  await window.getByRole('button', { name: /account menu/ }).waitFor();
  await retry.waitFor({ state: 'hidden' });
});
