import { findOtherBrowser, type OtherBrowserName } from '../../../scripts/lib/otherBrowsers.ts';
import { logInAs, people, serverTest } from '../../support/test.ts';
import { type Driver, startDriver } from './driver.ts';
import { Page } from './page.ts';

export { expect } from '@playwright/test';

/**
 * `otherBrowser`: browser that the tests run in, set by the project in playwright.config.ts.
 * `driver`: that browser, one per worker.
 */
export const driverTest = serverTest.extend<
  { screenshotOnFailure: void },
  { otherBrowser: OtherBrowserName; driver: Driver }
>({
  otherBrowser: ['firefox', { option: true, scope: 'worker' }],
  driver: [
    async ({ otherBrowser }, use) => {
      const found = findOtherBrowser(otherBrowser);
      if ('missing' in found) throw new Error(`Missing on this machine: ${found.missing}`);
      const driver = await startDriver(found);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  screenshotOnFailure: [
    async ({ driver }, use, info) => {
      await use();
      if (info.status === info.expectedStatus) return;
      await info.attach('screenshot', {
        body: await driver.screenshot(),
        contentType: 'image/png',
      });
    },
    { auto: true },
  ],
});

/**
 * `window`: the window of the browser, logged out.
 * `signIn`: logs in before a page is opened. (`account.spec.ts` uses the form.)
 */
export const test = driverTest.extend<{
  window: Page;
  signIn: (who?: keyof typeof people) => Promise<void>;
}>({
  window: async ({ driver, baseURL, server }, use) => {
    // A file that is not there: an empty page of the origin, without the app.
    await driver.goto(`${server.url}/empty.txt`);
    await driver.evaluate('localStorage.clear(); sessionStorage.clear();');
    await use(new Page(driver, baseURL ?? server.url));
  },
  signIn: async ({ window, server }, use) => {
    await use(async (who = 'ada') => {
      const token = JSON.stringify(await logInAs(server.url, people[who]));
      await window.evaluate(`localStorage.setItem('access_token', ${token})`);
    });
  },
});
