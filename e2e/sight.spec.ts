import { expectToFit } from './support/fit.ts';
import { expect, test } from './support/test.ts';

test('in forced colours the label of a primary button contrasts with its background', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open('/tidewater-labs/apps');
  const styles = await page.getByRole('link', { name: 'Create App' }).evaluate((button) => {
    const { forcedColorAdjust, color, backgroundImage } = getComputedStyle(button);
    return { forcedColorAdjust, isLost: backgroundImage.includes(color) };
  });
  // With `auto` the browser adds a backplate in the page's colour.
  expect(styles).toEqual({ forcedColorAdjust: 'none', isLost: false });
});

for (const [path, title] of [
  ['/tidewater-labs/apps', 'Apps'],
  ['/tidewater-labs/apps/harbour-api/environment-variables', 'Environment Variables'],
  ['/tidewater-labs/settings', 'Team Settings'],
] as const) {
  // Stories of every screen are checked at 200 % too (.storybook/checkReflow.ts).
  const tag = title === 'Environment Variables' ? [] : ['@full'];
  test(`with text at 200%, ${title} uses the narrow layout`, { tag }, async ({ page, open }) => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(':root { font-size: 200% }');
      document.adoptedStyleSheets.push(sheet);
    });
    await open(path);
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
  const name = `on a phone the current breadcrumb is not truncated: ${title}`;
  test(name, { tag: title === 'Umgebungsvariablen' ? [] : ['@full'] }, async ({ page, open }) => {
    await page.addInitScript(() =>
      localStorage.setItem('preferences', JSON.stringify({ language: 'de' })),
    );
    await page.setViewportSize({ width: 360, height: 740 });
    await open(path);
    const crumb = page.getByRole('banner').getByText(title, { exact: true });
    await expect(crumb).toBeVisible();
    expect(await crumb.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  });
}
