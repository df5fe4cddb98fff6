import { expect, test } from './support/test.ts';

// All faults reach the same error page. The tests of `loadConfig` go through them.
test('a configuration with a field of the wrong type shows an error and can be retried', async ({
  page,
  quiet,
  expectAccessible,
}) => {
  quiet.allow.push(/.*/);
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.route('**/config.json', (route) => route.fulfill({ json: { apiBaseUrl: 7 } }));
  await page.goto('/login');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Couldn’t start the console');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expectAccessible();
  await page.unroute('**/config.json');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(heading).toHaveText('Log in to Quayside');
});
