import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { z } from 'zod';

import { type RunningServer, startServer } from './server.ts';

export { expect };

/** The users of the demo data (packages/api-mocks/README.md). */
export const people = {
  ada: { email: 'ada@example.com', password: 'quayside-demo' },
  grace: { email: 'grace@example.com', password: 'quayside-demo' },
};

const mails = z.object({ data: z.array(z.object({ kind: z.string(), url: z.string() })) });

/**
 * `server`: one per worker.
 * `baseURL`: resets the data before a page or a client uses it.
 * `linkIn`: the link in the newest email of a kind to an address.
 */
export const serverTest = base.extend<
  { linkIn: (kind: string, to: string) => Promise<string> },
  { server: RunningServer }
>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await server.control('reset', {});
    await use(server.url);
  },
  linkIn: async ({ server }, use) => {
    await use(async (kind, to) => {
      const outbox = await server.control(`outbox?to=${encodeURIComponent(to)}`);
      const mail = mails.parse(outbox).data.find((sent) => sent.kind === kind);
      if (mail === undefined) throw new Error(`${to} got no mail of the kind ${kind}`);
      return mail.url;
    });
  },
});

const loggedIn = z.object({ access_token: z.string() });

/**
 * `page`: fails the test on any message in the browser's console.
 * `signIn`: logs in before the page is opened. (`login.spec.ts` uses the form.)
 * `open`: the same, as Ada, and opens a page.
 * `project`: puts files into a folder named tide-clock, which is removed after the test. Pages get the upload dialog,
 * because Playwright cannot use the folder picker.
 */
export const test = serverTest.extend<{
  signIn: (who?: keyof typeof people) => Promise<void>;
  open: (path: string) => Promise<void>;
  expectAccessible: () => Promise<void>;
  quiet: { allow: RegExp[] };
  project: (files: Record<string, string>) => string;
}>({
  quiet: [
    async ({ page }, use) => {
      const consoleMessages: string[] = [];
      const allow: RegExp[] = [];
      page.on('console', (message) => {
        // A resource that failed to load is named by its location only.
        const { url } = message.location();
        if (['error', 'warning'].includes(message.type()))
          consoleMessages.push(`${message.text()} (${url})`);
      });
      page.on('pageerror', (error) => consoleMessages.push(String(error)));
      await use({ allow });
      expect(
        consoleMessages.filter((text) => !allow.some((pattern) => pattern.test(text))),
      ).toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page, server }, use) => {
    await use(async (who = 'ada') => {
      const token = await logInAs(server.url, people[who]);
      await storeToken(page, token);
    });
  },
  open: async ({ page, signIn }, use) => {
    await use(async (path) => {
      await signIn();
      await page.goto(path);
    });
  },
  project: async ({ context }, use) => {
    await context.addInitScript(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
    const home = mkdtempSync(join(tmpdir(), 'quayside-source-'));
    await use((files) => {
      for (const [name, text] of Object.entries(files)) {
        const path = join(home, 'tide-clock', name);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
      }
      return join(home, 'tide-clock');
    });
    rmSync(home, { recursive: true, force: true });
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      // Our pages have no frames, and axe's frame support takes twice as long.
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        // All rules run; only violations are described.
        .options({ resultTypes: ['violations'] })
        .analyze();
      expect(
        violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target) })),
      ).toEqual([]);
    });
  },
});

/** Logs in over HTTP alone. Returns the access token. */
export async function logInAs(
  baseURL: string,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const body = new URLSearchParams({ username: email, password });
  const response = await fetch(`${baseURL}/api/v1/login/access-token`, { method: 'POST', body });
  return loggedIn.parse(await response.json()).access_token;
}

/** Stores a token as the console does, on an empty page of the origin. */
export async function storeToken(page: Page, token: string): Promise<void> {
  const body = '<link rel="icon" href="data:," />';
  await page.route('/blank', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/blank');
  await page.evaluate((value) => localStorage.setItem('access_token', value), token);
  await page.unroute('/blank');
}

/** Fills and submits the log-in form on the page. */
export async function fillLogin(
  page: Page,
  who: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
}
