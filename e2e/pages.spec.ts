import { expectFocusToBeSeen } from './support/focus.ts';
import { expectToAllowTextSpacing, expectToFit } from './support/fit.ts';
import { pages } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Focus is moved through the whole page in one look of each size. */
const looks = [
  { theme: 'dark', width: 1280, walked: { width: 1280, height: 800 } },
  { theme: 'light', width: 360, walked: { width: 320, height: 256 } },
  { theme: 'dark', width: 360, walked: undefined },
  { theme: 'light', width: 1280, walked: undefined },
] as const;

/** The gate checks each page in one of the first two looks, by turns: its story is checked in both themes. */
const cases = pages.flatMap((page, index) => {
  // The page that it leads to is checked at its own address.
  if (page.redirects) return { ...page, tag: [], looks: [] };
  const ofTheGate = looks[index % 2];
  return [
    { ...page, tag: [], looks: looks.filter((look) => look === ofTheGate) },
    { ...page, tag: ['@full'], looks: looks.filter((look) => look !== ofTheGate) },
  ];
});

for (const { path, signedIn, heading, title, tag, looks: seenIn } of cases) {
  const seen = seenIn.map(({ theme, width }) => `${theme} at ${width} px`).join(' and ');
  const name = `${path} is titled${seen && `, and accessible, fits and shows focus, ${seen}`}`;
  test(name, { tag }, async ({ page, signIn, expectAccessible, quiet }) => {
    quiet.allow.push(/Failed to load resource.*404/);
    await page.addInitScript(() => localStorage.setItem('theme', 'system'));
    await page.emulateMedia({ colorScheme: 'dark' });
    if (signedIn) await signIn();
    await page.goto(path);
    const headings = page.getByRole('heading', { level: 1 });
    await expect(headings).toHaveCount(1);
    await expect(headings).toHaveText(heading);
    await expect(page).toHaveTitle(title);
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
    for (const { theme, width, walked } of seenIn) {
      // oxlint-disable-next-line no-await-in-loop -- one page takes one look after the other.
      await test.step(`${theme}, ${width} px wide`, async () => {
        await page.emulateMedia({ colorScheme: theme });
        if (walked !== undefined) {
          await page.setViewportSize(walked);
          await expectFocusToBeSeen(page);
        }
        await page.setViewportSize({ width, height: 800 });
        await expect(page.locator('.qs-root').first()).toHaveCSS('color-scheme', theme);
        await expectAccessible();
        await expectToFit(page);
      });
    }
    if (seenIn.length > 0) await expectToAllowTextSpacing(page);
  });
}
