import { expect, test } from './support/test.ts';

const app = '/tidewater-labs/apps/harbour-api';

/** Every page a person can reach, the start of its heading, and its title. */
const pages = [
  { path: '/login', signedIn: false, heading: /^Log in to Quayside$/, title: 'Log In - Quayside' },
  {
    path: '/device?code=BCDF-GHJK',
    signedIn: true,
    heading: /^Device Authorization$/,
    title: 'Device Authorization - Quayside',
  },
  { path: '/no/such/page/here', signedIn: false, heading: /^Oops!$/, title: '404 - Quayside' },
  { path: '/', signedIn: true, heading: /^Home/, title: 'Home - Quayside' },
  { path: '/teams', signedIn: true, heading: /^All Teams/, title: 'All Teams - Quayside' },
  { path: '/teams/new', signedIn: true, heading: /^New Team$/, title: 'New Team - Quayside' },
  {
    path: '/settings',
    signedIn: true,
    heading: /^Account Settings$/,
    title: 'Account Settings - Quayside',
  },
  {
    path: '/tidewater-labs/settings',
    signedIn: true,
    heading: /^Team Settings$/,
    title: 'Team Settings - Tidewater Labs - Quayside',
  },
  {
    path: '/tidewater-labs/apps',
    signedIn: true,
    heading: /^Apps/,
    title: 'Apps - Tidewater Labs - Quayside',
  },
  {
    path: `${app}/general`,
    signedIn: true,
    heading: /^Harbour API/,
    title: 'General - Tidewater Labs - Quayside',
  },
  {
    path: `${app}/deployments`,
    signedIn: true,
    heading: /^Deployments/,
    title: 'Deployments - Tidewater Labs - Quayside',
  },
  {
    path: `${app}/settings`,
    signedIn: true,
    heading: /^Settings/,
    title: 'Settings - Tidewater Labs - Quayside',
  },
  {
    path: `${app}/logs`,
    signedIn: true,
    heading: /^Logs/,
    title: 'Logs - Tidewater Labs - Quayside',
  },
  {
    path: `${app}/environment-variables`,
    signedIn: true,
    heading: /^Environment Variables/,
    title: 'Environment Variables - Tidewater Labs - Quayside',
  },
  {
    path: `${app}/storage`,
    signedIn: true,
    heading: /^Storage/,
    title: 'Storage - Tidewater Labs - Quayside',
  },
  {
    path: `${app}/storage?connect=`,
    signedIn: true,
    heading: /^Connect Storage/,
    title: 'Storage - Tidewater Labs - Quayside',
  },
  {
    path: '/tidewater-labs/integrations',
    signedIn: true,
    heading: /^Integrations/,
    title: 'Integrations - Tidewater Labs - Quayside',
  },
  {
    path: '/tidewater-labs/integrations/neon/callback?link_code=x',
    signedIn: true,
    heading: /^Connecting Neon/,
    title: 'Connecting Integration - Tidewater Labs - Quayside',
  },
] as const;

const looks = [
  { theme: 'dark', width: 1280 },
  { theme: 'dark', width: 360 },
  { theme: 'light', width: 360 },
  { theme: 'light', width: 1280 },
] as const;

for (const { path, signedIn, heading, title } of pages) {
  test(`${path} is titled, and accessible and fits in both themes, wide and narrow`, async ({
    page,
    signIn,
    expectAccessible,
    quiet,
  }) => {
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
    for (const { theme, width } of looks) {
      // oxlint-disable-next-line no-await-in-loop -- one page takes one look after the other.
      await test.step(`${theme}, ${width} px wide`, async () => {
        await page.emulateMedia({ colorScheme: theme });
        await page.setViewportSize({ width, height: 800 });
        await expect(page.locator('.qs-root').first()).toHaveCSS('color-scheme', theme);
        await expectAccessible();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, 'it scrolls sideways').toBe(0);
      });
    }
  });
}
