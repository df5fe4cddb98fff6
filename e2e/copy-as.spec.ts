import type { Page } from '@playwright/test';
import { z } from 'zod';

import { openCopyAs } from './support/openCopyAs.ts';
import { runInShell } from './support/shell.ts';
import { expect, logInAs, people, test } from './support/test.ts';

const app = '/tidewater-labs/apps/harbour-api';
const list = z.object({ count: z.number(), data: z.array(z.unknown()) });

/** API call of each page, as named in the menu. */
const reads = [
  { page: '/tidewater-labs/apps', group: 'List apps' },
  { page: `${app}/deployments`, group: 'List deployments' },
  { page: `${app}/environment-variables`, group: 'List variables' },
  { page: `${app}/logs`, group: 'Read the logs' },
] as const;

/** Curl command of a call, copied from the menu of a page. */
async function copyAsCurl(page: Page, path: string, name: string): Promise<string> {
  await page.goto(path);
  await openCopyAs(page);
  await page.getByRole('group', { name }).getByRole('menuitem', { name: 'curl' }).click();
  await expect(page.getByText(/^Copied as curl/)).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('the copied curl command of each page returns the data on the page', async ({
  page,
  context,
  signIn,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn();
  const QUAYSIDE_TOKEN = await logInAs(server.url, people.ada);
  for (const read of reads) {
    await test.step(read.group, async () => {
      const line = await copyAsCurl(page, read.page, read.group);
      expect(line).not.toContain(QUAYSIDE_TOKEN);
      const { count, data } = list.parse(JSON.parse(await runInShell(line, { QUAYSIDE_TOKEN })));
      expect(count).toBeGreaterThan(0);
      expect(data.length).toBeGreaterThan(0);
    });
  }
});

test('the copied curl commands of actions do the same as their buttons', async ({
  page,
  context,
  signIn,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn();
  const QUAYSIDE_TOKEN = await logInAs(server.url, people.ada);
  const pasted = async (path: string, name: string) =>
    runInShell(await copyAsCurl(page, path, name), { QUAYSIDE_TOKEN });
  expect(await pasted('/tidewater-labs/apps', 'Create an app')).toContain('"my-app"');
  await expect(page.getByRole('link', { name: 'My App' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: 'My App' })).toBeVisible();

  expect(await pasted(`${app}/environment-variables`, 'Set a variable')).toContain('"NAME"');
  await page.reload();
  await expect(page.getByText('NAME', { exact: true }).first()).toBeVisible();

  expect(await pasted(`${app}/deployments`, 'Redeploy')).toContain('"ready_for_build"');
});
