// Runs stories and key flows in Firefox and WebKitGTK, driven by WebDriver. Ends with a line per browser, then
// `N passed, N failed`. A browser that is missing is installed from Debian's packages, else skipped with a message.
// `--built` uses the static Storybook of an earlier build.
// Other arguments go to Playwright: `npm run test:browsers -- --project=webkit --grep Badge`.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  debianPackages,
  findOtherBrowser,
  otherBrowserNames,
  type OtherBrowserName,
} from '../lib/otherBrowsers.ts';
import { must, root, run } from '../lib/run.ts';
import { type Counts, readPlaywrightReport, reportFolder } from '../lib/testReports.ts';
import { buildWeb } from '../lib/web-build.ts';

/** Installs a browser where it is missing and this is possible. Returns what is still missing. */
async function bringBrowser(name: OtherBrowserName): Promise<string | undefined> {
  if (!('missing' in findOtherBrowser(name))) return undefined;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    await run('apt-get', ['update', '-qq']);
    const args = ['install', '-y', '-qq', '--no-install-recommends', ...debianPackages[name]];
    await run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  }
  const found = findOtherBrowser(name);
  return 'missing' in found ? found.missing : undefined;
}

const args = process.argv.slice(2);
const projects = args.filter((arg) => arg.startsWith('--project='));
const requested = otherBrowserNames.filter(
  (name) => projects.length === 0 || projects.includes(`--project=${name}`),
);
const others = args.filter((arg) => !projects.includes(arg) && arg !== '--built');
const hasStorybook =
  args.includes('--built') && existsSync(join(root, 'storybook-static', 'index.json'));

mkdirSync(reportFolder, { recursive: true });
await buildWeb();
if (!hasStorybook) await must('storybook', ['build', '--quiet']);

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];
for (const name of requested) {
  const missing = await bringBrowser(name);
  if (missing !== undefined) {
    total.skipped += 1;
    lines.push(`${name}: skipped, because this machine has no ${missing}`);
    continue;
  }
  const file = `browsers-${name}.json`;
  // A separate folder: Playwright empties it at the start, and another run may be using it.
  const output = `--output=${join('test-results', `browsers-${name}`)}`;
  const code = await run('playwright', ['test', `--project=${name}`, output, ...others], {
    env: {
      NODE_OPTIONS: '--conditions=quayside-source',
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(reportFolder, file),
    },
  });
  const counts = readPlaywrightReport(file);
  // A runner can fail without a failed test.
  const failed = code !== 0 && counts.failed === 0 ? 1 : counts.failed;
  total.passed += counts.passed;
  total.failed += failed;
  total.skipped += counts.skipped;
  lines.push(`${name}: ${counts.passed} passed, ${failed} failed`);
}

writeFileSync(join(reportFolder, 'test-browsers.json'), JSON.stringify(total));
process.stdout.write(`\n${lines.join('\n')}\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
