// The public command-line client against `npm start`, approved in a real browser.
// Needs Python 3.10 or later; without it the tests are skipped, and say so.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ensureBrowser } from '../lib/browser.ts';
import { must, root, run } from '../lib/run.ts';
import { buildWeb } from '../lib/web-build.ts';

const CLIENT = 'fastapi-cloud-cli==0.23.0';
const venv = join(root, '.cache', 'client');
const python = join(
  venv,
  ...(process.platform === 'win32' ? ['Scripts', 'python.exe'] : ['bin', 'python']),
);

/** Why the client cannot be had here, or undefined once it is installed. */
async function installClient(): Promise<string | undefined> {
  const installed = () =>
    existsSync(python) &&
    spawnSync(python, ['-c', 'import fastapi_cloud_cli'], { stdio: 'ignore' }).status === 0;
  if (installed()) return undefined;
  const system = ['python3', 'python'].find(
    (name) =>
      spawnSync(name, ['-c', 'import sys, venv; assert sys.version_info >= (3, 10)'], {
        stdio: 'ignore',
      }).status === 0,
  );
  if (system === undefined) return 'Python 3.10 or later with venv is not on this machine';
  process.stdout.write(`Installing ${CLIENT} …\n`);
  if ((await run(system, ['-m', 'venv', '--clear', venv])) !== 0)
    return 'a virtual environment could not be made';
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', CLIENT];
  if ((await run(python, pip)) !== 0 || !installed()) return `${CLIENT} could not be installed`;
  return undefined;
}

const missing = await installClient();
if (missing !== undefined)
  process.stdout.write(`\nSkipped: the tests with the real client, because ${missing}.\n`);

process.env['PLAYWRIGHT_CHROMIUM_PATH'] = await ensureBrowser();
await buildWeb();
await must('playwright', ['test', '--project=client', ...process.argv.slice(2)], {
  env: {
    NODE_OPTIONS: '--conditions=quayside-source',
    QUAYSIDE_CLIENT_PYTHON: missing === undefined ? python : undefined,
    QUAYSIDE_CLIENT_MISSING: missing,
  },
});
