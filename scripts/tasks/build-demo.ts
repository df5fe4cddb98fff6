// The static demo: the app with the platform inside the browser, for any file server and any sub-path.
// Written to apps/web/dist-demo. `npm run build:demo -- --serve` shows it (PORT overrides 4180).
import { createServer } from 'node:http';

import sirv from 'sirv';

import { buildDemo, demoFolder } from '../lib/web-build.ts';

await buildDemo();

if (process.argv.includes('--serve')) {
  const port = Number(process.env['PORT'] ?? 4180);
  const serve = sirv(demoFolder, { dev: true });
  createServer((request, response) =>
    serve(request, response, () => {
      response.writeHead(404).end('Not found');
    }),
  ).listen(port, () => process.stdout.write(`The demo is ready: http://localhost:${port}\n`));
} else {
  process.stdout.write('The demo is in apps/web/dist-demo.\n');
}
