import type { Page } from '@playwright/test';

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

test('a broken requirement is understood, corrected and deployed from the failed deployment', async ({
  page,
  signIn,
  server,
  project,
}) => {
  await signIn();
  await chooseFolder(
    page,
    project({ ...fastApiProject, 'requirements.txt': `${requirements}uvicron\n` }),
  );
  await deploy(page);
  await server.control('clock', { advance_ms: 30_000 });
  await expect(page.getByText('There’s no package named uvicron')).toBeVisible();
  const failedPage = page.url();

  await page.getByRole('button', { name: 'Deploy a Fixed Folder' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Deployment' });
  await dialog
    .locator('input[webkitdirectory]')
    .setInputFiles(project({ ...fastApiProject, 'requirements.txt': requirements }));
  await dialog.getByRole('button', { name: 'Deploy', exact: true }).click();
  await expect(page).not.toHaveURL(failedPage);
  await server.control('clock', { advance_ms: 30_000 });
  await expect(page.getByText(/^Fixed since .*: There’s no package named uvicron$/)).toBeVisible();
  // The app is polled until it has an address.
  await expect(page.getByRole('link', { name: /^Visit/ })).toHaveAttribute('href', /docs-search/, {
    timeout: 20_000,
  });
});
