// Browser memory of a deployment from the browser: 500 MB of incompressible data, through the dialog of the built
// app, to the platform over HTTP. Linux only: it reads /proc.
import { spawn } from 'node:child_process';
import { randomFillSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Page } from 'playwright';

import { demoConfig } from '../../scripts/lib/demo.ts';
import { ensureBrowser } from '../../scripts/lib/browser.ts';
import { buildWeb } from '../../scripts/lib/web-build.ts';
import { browserArgs } from '../../scripts/browser.mjs';
import { keep, print, type Figures } from '../lib/report.ts';
import { findProcess, memoryOf } from './memory.ts';

const port = 4197;
const url = `http://localhost:${port}`;
const fileCount = 5;
const fileBytes = 100_000_000;

const home = mkdtempSync(join(tmpdir(), 'quayside-packing-'));
const profile = join(home, 'profile');
const figures: Figures = {};

/** Runs a step, and measures the browser's additional memory. */
async function measure(name: string, pid: number, step: () => Promise<unknown>): Promise<void> {
  const before = memoryOf(pid);
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, 200);
  const start = performance.now();
  await step();
  clearInterval(watching);
  figures[name] = {
    'before, MB': before,
    'at most, MB': most,
    'more, MB': most - before,
    seconds: Number(((performance.now() - start) / 1000).toFixed(1)),
  };
}

async function logIn(page: Page): Promise<void> {
  const { email, password } = demoConfig.demoAccount;
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
}

await buildWeb();
const executablePath = await ensureBrowser();
const server = spawn(
  process.execPath,
  [
    '--conditions=quayside-source',
    '--disable-warning=ExperimentalWarning',
    'scripts/tasks/start.ts',
  ],
  {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: String(port),
      QUAYSIDE_DATA: join(home, 'dataset.sqlite'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
await new Promise<void>((ready) => {
  server.stdout.on('data', (chunk: Buffer) => {
    if (chunk.includes('is ready')) ready();
  });
});

// Not a private window, which has no disk storage.
const context = await chromium.launchPersistentContext(profile, {
  executablePath,
  args: browserArgs,
});
try {
  const files = Array.from({ length: fileCount }, (_, index) => {
    const path = join(home, `${index}.bin`);
    writeFileSync(path, randomFillSync(Buffer.alloc(fileBytes)));
    return path;
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const pid = findProcess([profile]);
  await logIn(page);
  await page.goto(`${url}/tidewater-labs/apps/docs-search/deployments`);
  await page.getByRole('button', { name: 'New Deployment' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Deployment' });
  await dialog.locator('input[type=file]:not([webkitdirectory])').setInputFiles(files);
  const deploy = dialog.getByRole('button', { name: /^Deploy( Anyway)?$/ });
  await deploy.waitFor();
  await measure('pack 500 MB', pid, async () => {
    await deploy.click();
    await dialog.getByText('Uploading', { exact: true }).waitFor({ timeout: 300_000 });
  });
  await measure('upload it', pid, () =>
    page.waitForURL(/\/deployments\/[0-9a-f-]{36}$/, { timeout: 300_000 }),
  );
  print('a deployment from the browser', figures);
  keep(
    'packing',
    { 'a deployment from the browser': figures },
    {
      chromium: context.browser()?.version() ?? 'unknown',
    },
  );
} finally {
  await context.close();
  server.kill();
  rmSync(home, { recursive: true, force: true });
}
