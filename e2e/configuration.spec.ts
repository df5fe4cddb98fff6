import type { Route } from '@playwright/test';

import { expect, test } from './support/test.ts';

const faults: Record<string, (route: Route) => Promise<void>> = {
  'responds 502 once': (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }),
  'is not JSON': (route) => route.fulfill({ body: '{ "apiBaseUrl": ' }),
  'has a field of the wrong type': (route) => route.fulfill({ json: { apiBaseUrl: 7 } }),
  'cannot be fetched': (route) => route.abort(),
};

/** All faults reach the same error page. The tests of `loadConfig` cover the others. */
const ofTheGate = 'has a field of the wrong type';

for (const [fault, response] of Object.entries(faults)) {
  const title = `a configuration that ${fault} shows an error and can be retried`;
  const tag = fault === ofTheGate ? [] : ['@full'];
  test(title, { tag }, async ({ page, quiet, expectAccessible }) => {
    quiet.allow.push(/.*/);
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    await page.route('**/config.json', response);
    await page.goto('/login');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Couldn’t start the console');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expectAccessible();
    await page.unroute('**/config.json');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(heading).toHaveText('Log in to Quayside');
  });
}
