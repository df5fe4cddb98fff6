import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { createStaticHandler } from '../scripts/lib/static-server.ts';
import { demoFolder } from '../scripts/lib/web-build.ts';

let server: Server;
let url: string;

test.beforeAll(async () => {
  server = createServer(createStaticHandler(demoFolder)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  url = `http://localhost:${address.port}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const problem = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Couldn’t start the demo' });
const logIn = (page: Page) => page.getByRole('heading', { level: 1, name: 'Log in to Quayside' });

/** Stores a database of a newer, unknown version, as a newer demo would. */
async function leaveNewerDataset(page: Page) {
  await page.goto(`${url}/mark.svg`);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('quayside-demo', 2);
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
        opening.addEventListener('error', () => reject(opening.error ?? new Error('No database')));
      }),
  );
}

const elsewhere = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'The demo is open in another tab' });
const home = (page: Page) => page.getByRole('heading', { level: 1, name: /^Home/ });

test('one tab at a time owns the demo, and another tab can take it over with all its data', async ({
  context,
}) => {
  const first = await context.newPage();
  await first.goto(url);
  await first.getByRole('button', { name: 'Use Demo Account' }).click();
  await expect(home(first)).toBeVisible();
  // Reloading the page does not block itself.
  await first.reload();
  await expect(home(first)).toBeVisible();

  const second = await context.newPage();
  await second.goto(url);
  await expect(elsewhere(second)).toBeVisible();
  await expect(second.getByRole('button', { name: 'Start Over' })).toBeHidden();
  const { violations } = await new AxeBuilder({ page: second }).setLegacyMode().analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await second.keyboard.press('Tab');
  await expect(second.getByRole('button', { name: 'Use It Here' })).toBeFocused();
  await second.keyboard.press('Enter');
  await expect(home(second)).toBeVisible();
  await expect(elsewhere(first)).toBeVisible();

  await second.close();
  await first.getByRole('button', { name: 'Use It Here' }).click();
  await expect(home(first)).toBeVisible();
});

test('unreadable stored demo data can be reset', async ({ page }) => {
  await leaveNewerDataset(page);
  await page.goto(url);
  await expect(problem(page)).toBeVisible();
  await expect(page.getByText('was written by a newer version of Quayside')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Start Over' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(logIn(page)).toBeVisible();
  await page.reload();
  await expect(logIn(page)).toBeVisible();
  await expect(problem(page)).toBeHidden();
});
