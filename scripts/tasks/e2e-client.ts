// The public command-line client against `npm start`, approved in a real browser.
// Needs Python 3.10 or later; without it the tests are skipped, and say so.
import { ensureBrowser } from '../lib/browser.ts';
import { bringPythonPackage } from '../lib/python.ts';
import { must } from '../lib/run.ts';
import { buildWeb } from '../lib/web-build.ts';

const client = await bringPythonPackage('client', 'fastapi-cloud-cli==0.23.0');
const missing = client.kind === 'missing' ? client.because : undefined;
if (missing !== undefined)
  process.stdout.write(`\nSkipped: the tests with the real client, because ${missing}.\n`);

process.env['PLAYWRIGHT_CHROMIUM_PATH'] = await ensureBrowser();
await buildWeb();
await must('playwright', ['test', '--project=client', ...process.argv.slice(2)], {
  env: {
    NODE_OPTIONS: '--conditions=quayside-source',
    QUAYSIDE_CLIENT_PYTHON: client.kind === 'ready' ? client.python : undefined,
    QUAYSIDE_CLIENT_MISSING: missing,
  },
});
