// Everything: checks, builds, and every test. What CI runs.
// Ends with a line per suite, then one of the form `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

import { ensureBrowser } from '../lib/browser.ts';
import { root, run } from '../lib/run.ts';

const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

process.env['CI'] ??= 'true';
process.env['PLAYWRIGHT_CHROMIUM_PATH'] = await ensureBrowser();

interface Result {
  suite: string;
  passed: number;
  failed: number;
  skipped: number;
  seconds: number;
}
const results: Result[] = [];

/** Runs one suite. Its counts come from the report it writes; a suite without one counts as a single test. */
async function suite(
  name: string,
  command: string,
  args: string[],
  counts?: () => Omit<Result, 'suite' | 'seconds'>,
) {
  process.stdout.write(`\n━━ ${name}\n`);
  const started = performance.now();
  const code = await run(command, args);
  const seconds = Math.round((performance.now() - started) / 1000);
  const plain = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  let counted = plain;
  try {
    counted = counts?.() ?? plain;
  } catch (error) {
    process.stdout.write(`${name} left no readable report: ${String(error)}\n`);
  }
  // A runner may fail for a reason that is no test of it: that must not look green.
  if (code !== 0 && counted.failed === 0) counted = { ...counted, failed: 1 };
  results.push({ suite: name, ...counted, seconds });
  return code === 0;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
});
const vitest = (file: string) => () => {
  const report = vitestReport.parse(JSON.parse(readFileSync(join(reports, file), 'utf8')));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  };
};

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});
const playwright = (file: string) => () => {
  const { stats } = playwrightReport.parse(JSON.parse(readFileSync(join(reports, file), 'utf8')));
  // A test that passes only at the second try is broken.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
};

const taskReport = z.object({ passed: z.number(), failed: z.number(), skipped: z.number() });
const ownReport = (file: string) => () =>
  taskReport.parse(JSON.parse(readFileSync(join(reports, file), 'utf8')));

/** Another task of ours, as a command. */
const node = (task: string, ...args: string[]): [command: string, args: string[]] => [
  process.execPath,
  ['--conditions=quayside-source', join(root, 'scripts', 'tasks', `${task}.ts`), ...args],
];

await suite('check', ...node('check'));
const built = await suite('build', ...node('build'));
if (built) {
  await suite('size', 'size-limit', []);
  await suite('packages', ...node('packages'));
}
for (const project of ['node', 'browser', 'stories-dark', 'stories-light']) {
  const file = `${project}.json`;
  await suite(
    project,
    'vitest',
    [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      '--reporter=./scripts/lib/axe-reporter.ts',
      `--outputFile.json=${join(reports, file)}`,
    ],
    vitest(file),
  );
}
await suite('fuzz', ...node('test-fuzz', '--quick'), ownReport('test-fuzz.json'));
if (built) {
  await suite('storybook build', ...node('storybook', '--build', '--test'));
  for (const name of ['e2e', 'e2e-client']) {
    process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = join(reports, `${name}.json`);
    await suite(name, ...node(name), playwright(`${name}.json`));
  }
}

const total = { passed: 0, failed: 0, skipped: 0 };
process.stdout.write('\n');
for (const { suite: name, passed, failed, skipped, seconds } of results) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const skips = skipped > 0 ? `, ${skipped} skipped` : '';
  process.stdout.write(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed${skips} (${seconds} s)\n`,
  );
}
const skips = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skips}\n`);
process.exit(total.failed === 0 ? 0 : 1);
