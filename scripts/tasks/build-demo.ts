// Builds the static demo: the app with the platform inside the browser, for any file server and any sub-path.
// Written to apps/web/dist-demo. `npm run build:demo -- --serve` shows it (PORT overrides 4180).
import { createGuardedServer, listen } from '../lib/http-server.ts';
import { createStaticHandler } from '../lib/static-server.ts';
import { buildDemo, demoFolder } from '../lib/web-build.ts';

await buildDemo();

if (process.argv.includes('--serve')) {
  const port = Number(process.env['PORT'] ?? 4180);
  await listen(createGuardedServer(createStaticHandler(demoFolder)), port);
  process.stdout.write(`The demo is ready: http://localhost:${port}\n`);
} else {
  process.stdout.write('The demo is in apps/web/dist-demo.\n');
}
