// Runs the public command-line client against `npm start`, with approval in a real browser: its newest release, and
// that is supported, which the gate leaves to the full level. Needs Python 3.10 or later; without it the tests are
// skipped, and say so.
import { clientReleases } from '../../e2e/support/clientReleases.ts';
import type { ClientInstallation } from '../../e2e/support/clientReleases.ts';
import { ensureBrowser } from '../lib/browser.ts';
import { ensurePythonPackage } from '../lib/python.ts';
import { must } from '../lib/run.ts';
import { buildWeb } from '../lib/web-build.ts';

const [newest] = clientReleases;
const releases = process.env['QUAYSIDE_TEST_LEVEL'] === 'gate' ? [newest] : clientReleases;

const clients: Record<string, ClientInstallation> = {};
for (const release of releases) {
  const client = await ensurePythonPackage(`client-${release}`, `fastapi-cloud-cli==${release}`);
  if (client.kind === 'ready') clients[release] = { python: client.python };
  else {
    clients[release] = { missing: client.because };
    process.stdout.write(
      `\nSkipped: the tests with the public client ${release}, because ${client.because}.\n`,
    );
  }
}

process.env['PLAYWRIGHT_CHROMIUM_PATH'] = await ensureBrowser();
await buildWeb();
const projects = releases.map((release) => `--project=client-${release}`);
await must('playwright', ['test', ...projects, ...process.argv.slice(2)], {
  env: {
    NODE_OPTIONS: '--conditions=quayside-source',
    QUAYSIDE_CLIENTS: JSON.stringify(clients),
    // The client's polling interval for the approval of its login.
    QUAYSIDE_DEVICE_INTERVAL: '1',
  },
});
