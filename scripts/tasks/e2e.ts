// Playwright over the built app and the real HTTP server, and over the static demo. Arguments go to Playwright: `npm run e2e -- --grep login`.
import { ensureBrowser } from '../lib/browser.ts';
import { must } from '../lib/run.ts';
import { buildDemo, buildWeb } from '../lib/web-build.ts';

process.env['PLAYWRIGHT_CHROMIUM_PATH'] = await ensureBrowser();
await buildWeb();
await buildDemo();
await must('playwright', ['test', '--project=app', ...process.argv.slice(2)], {
  env: { NODE_OPTIONS: '--conditions=quayside-source' },
});
