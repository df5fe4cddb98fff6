import type { Route } from '@playwright/test';

import { expect, test } from './support/test.ts';

const faults: Record<string, (route: Route) => Promise<void>> = {
  'is missing for a moment': (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }),
  'is no JSON': (route) => route.fulfill({ body: '{ "apiBaseUrl": ' }),
  'has a field of another kind': (route) => route.fulfill({ json: { apiBaseUrl: 7 } }),
  'is out of reach': (route) => route.abort(),
};

for (const [fault, answer] of Object.entries(faults)) {
  test(`a person whose console's configuration ${fault} is told, and tries again`, async ({
    page,
    quiet,
    expectAccessible,
  }) => {
    quiet.allow.push(/.*/);
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    await page.route('**/config.json', answer);
    await page.goto('/login');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('The console cannot start');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expectAccessible();
    await page.unroute('**/config.json');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(heading).toHaveText('Log in to Quayside');
  });
}
