// Compares key stories with the pictures in e2e/visual. Arguments go to Playwright: `npm run test:visual -- --update-snapshots`.
// Not part of `npm test`: other machines render fonts differently.
import { ensureBrowser } from '../lib/browser.ts';
import { must } from '../lib/run.ts';

process.env['PLAYWRIGHT_CHROMIUM_PATH'] = await ensureBrowser();
await must('storybook', ['build', '--quiet']);
await must('playwright', ['test', '--project=visual', ...process.argv.slice(2)], {
  env: { NODE_OPTIONS: '--conditions=quayside-source' },
});
