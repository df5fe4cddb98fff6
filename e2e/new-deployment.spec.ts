import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Page } from '@playwright/test';

import { fastApiProject } from './support/archive.ts';
import { expect, test } from './support/test.ts';

const app = '/tidewater-labs/apps/docs-search';

const main = 'from fastapi import FastAPI\n\napp = FastAPI()\n';
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

test('a zip archive is repacked, and a tar.gz archive is sent unchanged', async ({
  page,
  signIn,
  server,
  project,
}) => {
  const folder = project({ 'app.tar.gz': '' });
  writeFileSync(join(folder, 'app.tar.gz'), gzipSync(tarOf('main.py', main)));
  await signIn();
  const dialog = await openDialog(page);
  const input = dialog.locator('input[type=file]:not([webkitdirectory])');
  await input.setInputFiles({
    name: 'broken.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('nothing of the sort'),
  });
  await expect(dialog.getByText(/has the wrong extension/)).toBeVisible();
  await input.setInputFiles(join(folder, 'app.tar.gz'));
  await expect(dialog.getByText('Sent unchanged. Nothing is left out.')).toBeVisible();
  await deploy(page);
  await server.control('clock', { advance_ms: 30_000 });
  // It lists no dependencies: the platform has inspected its content.
  await expect(page.getByText('Build Failed').first()).toBeVisible();
});

test('what would fail the build is shown before the upload, with a way to mend it', async ({
  page,
  signIn,
  project,
  expectAccessible,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') requests.push(new URL(request.url()).pathname);
  });
  await signIn();
  const dialog = await chooseFolder(
    page,
    project({ 'main.py': 'print("hi")\n', 'docs/requirements.txt': '', 'server.pem': 'key' }),
  );
  await expect(dialog.getByText('No FastAPI app found in main.py')).toBeVisible();
  await expect(dialog.getByText(/^No requirements\.txt, /)).toBeVisible();
  await expect(dialog.getByText('1 file may contain secrets')).toBeVisible();
  await expectAccessible();
  expect(requests.filter((path) => path.includes('/deployments'))).toEqual([]);

  await dialog.getByRole('button', { name: 'Choose Something Else' }).click();
  await dialog
    .locator('input[webkitdirectory]')
    .setInputFiles(project({ ...fastApiProject, 'server.pem': 'key' }));
  await expect(dialog.getByText(/^4 files, /)).toBeVisible();
  await expect(dialog.getByText(/No FastAPI app|No requirements/)).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: 'Leave out server.pem' }).press('Space');
  await deploy(page);
});

test('a variable that the code needs is added before the upload', async ({
  page,
  signIn,
  server,
  project,
  expectAccessible,
}) => {
  await signIn();
  const dialog = await chooseFolder(
    page,
    project({
      ...fastApiProject,
      'main.py': `${main}import os\nKEY = os.environ["STRIPE_KEY"]\n`,
    }),
  );
  await expect(dialog.getByText('1 variable is missing')).toBeVisible();
  await expectAccessible();
  await dialog.getByLabel('STRIPE_KEY').fill('sk_1234');
  await dialog.getByRole('button', { name: 'Add Variables' }).click();
  await expect(dialog.getByText('1 variable is missing')).toHaveCount(0);
  await deploy(page);
  await server.control('clock', { advance_ms: 30_000 });
  await expect(page.getByText('Ready', { exact: true }).first()).toBeVisible();
});

test('an interrupted upload is retried without starting over', async ({
  page,
  signIn,
  project,
  quiet,
}) => {
  quiet.allow.push(/ERR_FAILED|ERR_CONNECTION/);
  await signIn();
  const dialog = await chooseFolder(page, project(fastApiProject));
  await page.route('**/uploads/*', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Deploy', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('The upload was interrupted');
  const created: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') created.push(new URL(request.url()).pathname);
  });
  await dialog.getByRole('button', { name: 'Upload Again' }).click();
  await expect(page).toHaveURL(/\/deployments\/[0-9a-f-]{36}$/);
  expect(created.filter((path) => /\/apps\/[^/]+\/deployments\/?$/.test(path))).toEqual([]);
});

test('cancelling an upload cancels the deployment on the platform', async ({
  page,
  signIn,
  project,
}) => {
  await signIn();
  const dialog = await chooseFolder(page, project(fastApiProject));
  await page.route('**/uploads/*', () => {
    // The upload never completes.
  });
  await page.getByRole('button', { name: 'Deploy', exact: true }).click();
  await expect(dialog.getByText('Uploading', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /Upload Cancelled/ })).toBeVisible();
});

/** A tar archive (POSIX ustar) with one file. `size`: the size in its header. */
function tarOf(name: string, text: string, size = Buffer.byteLength(text)): Buffer {
  const head = Buffer.alloc(512);
  head.write(name, 0);
  head.write('0000644\0', 100);
  head.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  head.write(`${(0).toString(8).padStart(11, '0')}\0`, 136);
  head.write('        ', 148);
  head.write('0', 156);
  head.write('ustar\0', 257);
  head.write('00', 263);
  const sum = head.reduce((total, byte) => total + byte, 0);
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  const body = Buffer.alloc(Math.ceil(Buffer.byteLength(text) / 512) * 512);
  body.write(text);
  return Buffer.concat([head, body, Buffer.alloc(1024)]);
}

test("a folder without the app's directory shows a warning before anything is sent", async ({
  page,
  signIn,
  project,
  expectAccessible,
}) => {
  await signIn();
  await page.goto(`${app}/settings`);
  await page.getByLabel('App directory').fill('backend/api');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Directory saved.')).toBeVisible();

  const folder = project({ 'main.py': main, 'requirements.txt': requirements });
  const dialog = await chooseFolder(page, folder);
  await expect(dialog.getByText('backend/api is missing')).toBeVisible();
  await expectAccessible();

  const whole = project({ 'backend/api/main.py': main, 'backend/requirements.txt': requirements });
  await dialog.getByRole('button', { name: 'Choose Something Else' }).click();
  await dialog.locator('input[webkitdirectory]').setInputFiles(whole);
  await expect(dialog.getByText(/^4 files, /)).toBeVisible();
  await expect(dialog.getByText('backend/api is missing')).toBeHidden();
});
