import { expectToFit } from './support/fit.ts';
import { expect, test } from './support/test.ts';

test('in forced colours the words of a primary button stand out from it', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn();
  await page.goto('/tidewater-labs/apps');
  const looks = await page.getByRole('link', { name: 'Create App' }).evaluate((button) => {
    const { forcedColorAdjust, color, backgroundImage } = getComputedStyle(button);
    return { forcedColorAdjust, isLost: backgroundImage.includes(color) };
  });
  // With `auto` the browser lays the page's own colour under them.
  expect(looks).toEqual({ forcedColorAdjust: 'none', isLost: false });
});

for (const [path, title] of [
  ['/tidewater-labs/apps', 'Apps'],
  ['/tidewater-labs/apps/harbour-api/environment-variables', 'Environment Variables'],
  ['/tidewater-labs/settings', 'Team Settings'],
] as const) {
  test(`with letters of twice the size, ${title} is laid out as on a narrow page`, async ({
    page,
    signIn,
  }) => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(':root { font-size: 200% }');
      document.adoptedStyleSheets.push(sheet);
    });
    await signIn();
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();
    const { height } = (await heading.boundingBox()) ?? { height: Infinity };
    expect(height).toBeLessThan(100);
    await expect(page.getByRole('button', { name: 'Open navigation' })).toBeVisible();
    await expect(page.getByRole('button', { name: /account menu/ })).toBeInViewport({ ratio: 1 });
    await expectToFit(page);
  });
}

for (const [path, title] of [
  ['/tidewater-labs/apps/harbour-api/environment-variables', 'Umgebungsvariablen'],
  ['/tidewater-labs/settings', 'Team-Einstellungen'],
] as const) {
  test(`on a phone the path says where one is in whole: ${title}`, async ({ page, signIn }) => {
    await page.addInitScript(() =>
      localStorage.setItem('preferences', JSON.stringify({ language: 'de' })),
    );
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn();
    await page.goto(path);
    const crumb = page.getByRole('banner').getByText(title, { exact: true });
    await expect(crumb).toBeVisible();
    expect(await crumb.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  });
}
