// Runs Playwright on the built app with the real HTTP server, on the static demo, and on the static Storybook if it
// is built (`npm run storybook -- --build`; `npm test` does so before). Arguments go to Playwright:
// `npm run e2e -- --grep login`. An argument that names a project excludes the others.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ensureBrowser } from '../lib/browser.ts';
import { must, root } from '../lib/run.ts';
import { buildDemo, buildWeb } from '../lib/web-build.ts';

process.env['PLAYWRIGHT_CHROMIUM_PATH'] = await ensureBrowser();
await buildWeb();
await buildDemo();
const hasStorybook = existsSync(join(root, 'storybook-static', 'index.json'));
const args = process.argv.slice(2);
const all = ['--project=app', '--project=pages', ...(hasStorybook ? ['--project=storybook'] : [])];
const projects = args.some((arg) => arg.startsWith('--project')) ? [] : all;
await must('playwright', ['test', ...projects, ...args], {
  env: { NODE_OPTIONS: '--conditions=quayside-source' },
});
