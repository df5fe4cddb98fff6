// The public command-line client against `npm start`, approved in a real browser: its newest release, and the oldest
// that is supported. Needs Python 3.10 or later; without it the tests are skipped, and say so.
import { clientReleases } from '../../e2e/support/clientReleases.ts';
import type { ClientInstallation } from '../../e2e/support/clientReleases.ts';
import { ensureBrowser } from '../lib/browser.ts';
import { bringPythonPackage } from '../lib/python.ts';
import { must } from '../lib/run.ts';
import { buildWeb } from '../lib/web-build.ts';

const clients: Record<string, ClientInstallation> = {};
for (const release of clientReleases) {
  const client = await bringPythonPackage(`client-${release}`, `fastapi-cloud-cli==${release}`);
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
await must('playwright', ['test', '--project=client-*', ...process.argv.slice(2)], {
  env: {
    NODE_OPTIONS: '--conditions=quayside-source',
    QUAYSIDE_CLIENTS: JSON.stringify(clients),
  },
});
