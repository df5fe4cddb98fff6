import { expectToFit } from './support/fit.ts';
import { pages } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const harbour = '/tidewater-labs/apps/harbour-api';

/** Stores a language preference. */
const chooses = (language: string) =>
  `localStorage.setItem('preferences', '{"language":"${language}"}')`;

test('choosing Arabic in Account Settings translates the app and lays it out right to left', async ({
  page,
  open,
}) => {
  await open('/settings');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'العربية' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'إعدادات الحساب' })).toBeVisible();
  await expect(page).toHaveTitle('إعدادات الحساب - Quayside');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', /^ar/);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/الرئيسية/);
});

test.describe('in a browser set to German', () => {
  test.use({ locale: 'de-CH' });

  test('the log-in page is in German before a language is chosen', async ({ page }) => {
    await page.goto('/login');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Bei Quayside anmelden' }),
    ).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-CH');
  });
});

for (const path of [
  '/',
  '/settings',
  '/tidewater-labs/apps',
  `${harbour}/general`,
  `${harbour}/logs`,
]) {
  const title = `in Arabic ${path} is accessible at 360 px`;
  const tag = path.endsWith('/general') ? [] : ['@full'];
  test(title, { tag }, async ({ page, open, expectAccessible }) => {
    await page.addInitScript(chooses('ar'));
    await page.setViewportSize({ width: 360, height: 800 });
    await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06FF]|Harbour API/);
    await expectAccessible();
  });
}

for (const language of ['de', 'ar']) {
  for (const who of ['signed out', 'signed in']) {
    const title = `in ${language} no page is wider than a phone (${who})`;
    // Stories show every screen from right to left, and fitted to a phone.
    const tag = language === 'ar' ? ['@full'] : [];
    test(title, { tag }, async ({ page, signIn, quiet }) => {
      test.slow();
      quiet.allow.push(/Failed to load resource.*404/);
      await page.addInitScript(chooses(language));
      await page.setViewportSize({ width: 360, height: 800 });
      if (who === 'signed in') await signIn();
      for (const { path } of pages.filter(({ signedIn }) => signedIn === (who === 'signed in'))) {
        // oxlint-disable-next-line no-await-in-loop -- one tab opens one page after the other.
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page.locator('[data-loading]')).toHaveCount(0);
          await expectToFit(page);
        });
      }
    });
  }
}

for (const { what, width, path, first } of [
  { what: 'an invitation', width: 1280, path: '/tidewater-labs/settings', first: 'dorothy@' },
  { what: 'a deployment', width: 360, path: `${harbour}/deployments`, first: 'Build fehlg' },
]) {
  test(`in German the content of a cell of ${what} stays inside it`, async ({ page, open }) => {
    await page.addInitScript(chooses('de'));
    await page.setViewportSize({ width, height: 800 });
    await open(path);
    const row = page.getByRole('row').filter({ hasText: first }).first();
    const isOfList = path.endsWith('/deployments');
    if (isOfList) await row.getByRole('link').click();
    await expect((isOfList ? page.locator('dl') : row).getByText(first)).toBeVisible();
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll('td :is(button, a), dd span')]
        .filter((element) => {
          const inner = element.getBoundingClientRect();
          const cell = element.closest('td, dd')?.getBoundingClientRect() ?? inner;
          return inner.left < cell.left - 1 || inner.right > cell.right + 1;
        })
        .map(({ textContent }) => textContent),
    );
    expect(outside).toEqual([]);
  });
}
