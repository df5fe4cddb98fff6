import type { Page } from '@playwright/test';

import { logOut } from './support/accounts.ts';
import { fastApiProject } from './support/archive.ts';
import { expect, test } from './support/test.ts';

const app = '/tidewater-labs/apps/docs-search';

const requirements = 'fastapi[standard]\n';

async function openDialog(page: Page) {
  await page.goto(`${app}/deployments`);
  await page.getByRole('button', { name: 'New Deployment' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Deployment' });
  await expect(dialog.getByText('Drop a folder, a .zip or a .tar.gz')).toBeVisible();
  return dialog;
}

/** Chooses a folder in the browser, and waits for the summary of its files. */
async function chooseFolder(page: Page, folder: string) {
  const dialog = await openDialog(page);
  await dialog.locator('input[webkitdirectory]').setInputFiles(folder);
  await expect(dialog.getByRole('button', { name: /^Deploy(?: Anyway)?$/ })).toBeVisible();
  return dialog;
}

async function deploy(page: Page) {
  await page.getByRole('button', { name: /^Deploy(?: Anyway)?$/ }).click();
  await expect(page).toHaveURL(/\/deployments\/[0-9a-f-]{36}$/);
}

test('a folder is deployed from the browser and becomes ready', async ({
  page,
  signIn,
  server,
  project,
  expectAccessible,
}) => {
  const folder = project({
    ...fastApiProject,
    '.gitignore': '*.log\n',
    'today.log': 'x',
    '.env': 'SECRET=1',
    '.venv/bin/python': 'x',
  });
  await signIn();
  const dialog = await chooseFolder(page, folder);
  await expect(dialog.getByText(/^2 files, /)).toBeVisible();
  await expect(dialog.getByText('tide-clock', { exact: true })).toBeVisible();
  await expect(dialog.getByText('*.log in .gitignore')).toBeVisible();
  await expect(dialog.getByText('.venv/')).toBeVisible();
  await expectAccessible();
  await deploy(page);
  await expect(page.getByRole('list', { name: 'Deployment steps' })).toBeVisible();
  await server.control('clock', { advance_ms: 30_000 });
  await expect(page.getByText('Ready', { exact: true }).first()).toBeVisible();
  await page.goto(`${app}/deployments`);
  await expect(page.getByRole('row', { name: /Live/ })).toBeVisible();
});

/** Replaces the folder picker by one that picks a folder of the origin's private file system, with the same handles. */
async function useFolderPicker(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'showDirectoryPicker', {
      value: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle('tide-clock', { create: true }),
    });
  });
  return {
    write: (files: Record<string, string>) =>
      page.evaluate(async (texts) => {
        const root = await navigator.storage.getDirectory();
        const folder = await root.getDirectoryHandle('tide-clock', { create: true });
        for (const [name, text] of Object.entries(texts)) {
          const target = await (
            await folder.getFileHandle(name, { create: true })
          ).createWritable();
          await target.write(text);
          await target.close();
        }
      }, files),
    remove: () =>
      page.evaluate(async () => {
        const root = await navigator.storage.getDirectory();
        await root.removeEntry('tide-clock', { recursive: true });
      }),
  };
}

test('a failed build is understood, and its fixed folder deployed with one press, until the user logs out', async ({
  page,
  signIn,
  server,
}) => {
  const folder = await useFolderPicker(page);
  await signIn();
  const dialog = await openDialog(page);
  await folder.write({
    'main.py': 'from fastapi import FastAPI\n\napp = FastAPI()\n',
    'requirements.txt': `${requirements}uvicron\n`,
    '.env': 'SECRET=1',
  });
  await dialog.getByRole('button', { name: 'Choose Folder' }).click();
  await expect(dialog.getByText(/^2 files, /)).toBeVisible();
  await deploy(page);
  await server.control('clock', { advance_ms: 30_000 });
  // Its announcement has the same words.
  const reason = page.getByRole('heading', { name: 'There’s no package named uvicron' });
  await expect(reason).toBeVisible();
  const failedPage = page.url();

  await folder.write({ 'requirements.txt': requirements });
  await page.getByRole('button', { name: 'Deploy a Fixed Folder' }).click();
  await dialog.getByRole('button', { name: 'Deploy', exact: true }).click();
  await expect(page).not.toHaveURL(failedPage);
  await server.control('clock', { advance_ms: 30_000 });
  await expect(page.getByText(/^Fixed since .*: There’s no package named uvicron$/)).toBeVisible();
  // The app is polled until it has an address.
  await expect(page.getByRole('link', { name: /^Visit/ })).toHaveAttribute('href', /docs-search/, {
    timeout: 20_000,
  });

  await test.step('a deleted folder is reported, and another can be chosen', async () => {
    await openDialog(page);
    await folder.remove();
    await dialog.getByRole('button', { name: 'Use tide-clock Again' }).click();
    const source = dialog.getByRole('group', { name: 'Source' });
    await expect(source.getByText(/^Couldn’t find tide-clock\./)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Use tide-clock Again' })).toHaveCount(0);
    await folder.write({ 'main.py': 'app = 1', 'requirements.txt': requirements });
    await dialog.getByRole('button', { name: 'Choose Folder' }).click();
    await deploy(page);
  });

  await test.step('logging out forgets the folder', async () => {
    await openDialog(page);
    await expect(dialog.getByRole('button', { name: 'Use tide-clock Again' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await logOut(page);
    const stored = () =>
      page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    await expect.poll(stored).not.toContain('quayside-folders');
  });
});
