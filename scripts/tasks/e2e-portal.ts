// Runs Playwright on the partner portal and, to compare, on the app. Arguments go to Playwright.
import { ensureBrowser } from '../lib/browser.ts';
import { buildPortal } from '../lib/portal.ts';
import { must } from '../lib/run.ts';
import { buildWeb } from '../lib/web-build.ts';

process.env['PLAYWRIGHT_CHROMIUM_PATH'] = await ensureBrowser();
await buildWeb();
await buildPortal();
await must('playwright', ['test', '--project=portal', ...process.argv.slice(2)], {
  env: { NODE_OPTIONS: '--conditions=quayside-source' },
});
