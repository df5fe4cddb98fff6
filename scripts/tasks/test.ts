// Everything: checks, builds, and every test. What CI runs.
// What a suite printed is shown when it ends: some run at the same time.
// Ends with a line per suite, then one of the form `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';

import { z } from 'zod';

import { ensureBrowser } from '../lib/browser.ts';
import { root, runHeard } from '../lib/run.ts';

const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

process.env['CI'] ??= 'true';
process.env['PLAYWRIGHT_CHROMIUM_PATH'] = await ensureBrowser();

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Titles of what failed, said again at the very end: who sees only the end of a long output needs them. */
  failures?: string[];
}

interface Result extends Counts {
  suite: string;
  seconds: number;
}

type Command = [command: string, args: string[]];
const results: Result[] = [];

type Suite = () => Promise<boolean>;

/** Runs one suite. Its counts come from the report it writes; a suite without one counts as a single test. */
async function run(
  name: string,
  [command, args]: Command,
  { counts, env }: { counts?: () => Counts; env?: Record<string, string> } = {},
): Promise<boolean> {
  process.stdout.write(`… ${name}\n`);
  const started = performance.now();
  const { code, output } = await runHeard(command, args, { env });
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`\n━━ ${name}\n`);
  process.stdout.write(output);
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

/** Suites one after the other. */
const inTurn =
  (...suites: Suite[]): Suite =>
  async () => {
    const [first, ...rest] = suites;
    if (first === undefined) return true;
    const isFine = await first();
    return (await inTurn(...rest)()) && isFine;
  };

/** Suites at the same time where there are processors for it. What each prints stays together. */
const atOnce = async (...suites: Suite[]): Promise<boolean> => {
  if (availableParallelism() < 2) return inTurn(...suites)();
  return (await Promise.all(suites.map((suite) => suite()))).every(Boolean);
};

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});
const vitest = (file: string) => () => {
  const report = vitestReport.parse(JSON.parse(readFileSync(join(reports, file), 'utf8')));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    failures: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${relative(root, name)} › ${fullName}`),
    ),
  };
};

const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(z.object({ status: z.string() })),
    }),
  ),
  get suites() {
    return z.optional(z.array(playwrightSuite));
  },
});
const failedSpecs = ({ specs, suites = [] }: z.infer<typeof playwrightSuite>): string[] => [
  ...specs
    .filter(({ tests }) =>
      tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
    )
    .map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(failedSpecs),
];
const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  suites: z.array(playwrightSuite),
});
const playwright = (file: string) => () => {
  const report = playwrightReport.parse(JSON.parse(readFileSync(join(reports, file), 'utf8')));
  const { expected, unexpected, flaky, skipped } = report.stats;
  // A test that passes only at the second try is broken.
  const failures = report.suites.flatMap(failedSpecs);
  return { passed: expected, failed: unexpected + flaky, skipped, failures };
};

const taskReport = z.object({ passed: z.number(), failed: z.number(), skipped: z.number() });
const ownReport = (file: string) => () =>
  taskReport.parse(JSON.parse(readFileSync(join(reports, file), 'utf8')));

/** Another task of ours, as a command. */
const node = (task: string, ...args: string[]): Command => [
  process.execPath,
  ['--conditions=quayside-source', join(root, 'scripts', 'tasks', `${task}.ts`), ...args],
];

const task = (name: string, ...args: string[]) => run(name, node(name, ...args));

const tests = (project: string) => {
  const file = `${project}.json`;
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    '--reporter=./scripts/lib/axe-reporter.ts',
    `--outputFile.json=${join(reports, file)}`,
  ];
  return run(project, ['vitest', args], { counts: vitest(file) });
};

const endToEnd = (name: string, script: 'e2e' | 'e2e-client' | 'e2e-portal', ...args: string[]) => {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, `${name}.json`) };
  return run(name, node(script, ...args), { counts: playwright(`${name}.json`), env });
};

const fuzz = () =>
  run('fuzz', node('test-fuzz', '--quick'), { counts: ownReport('test-fuzz.json') });

await task('check');
let isBuilt = false;
// Browsers keep both processors busy by themselves: only what needs none, or little of one, runs beside something else.
await atOnce(
  inTurn(async () => {
    isBuilt = await task('build');
    if (!isBuilt) return false;
    return inTurn(
      () => run('size', ['size-limit', []]),
      () => task('packages'),
      () => run('storybook build', node('storybook', '--build')),
    )();
  }, fuzz),
  () => tests('node'),
);
// Tests in one page at a time leave half a processor idle. The client waits for a clock more than it computes; the rest
// of what runs beside them has one page too, and is chosen to end about when they do.
await atOnce(
  inTurn(
    () => tests('browser'),
    () => tests('stories'),
  ),
  async () =>
    isBuilt &&
    inTurn(
      () => endToEnd('e2e-client', 'e2e-client'),
      () => endToEnd('e2e-portal', 'e2e-portal'),
      () => endToEnd('e2e-pages', 'e2e', '--project=pages', '--project=storybook', '--workers=1'),
    )(),
);
if (isBuilt) await endToEnd('e2e-flows', 'e2e', '--project=app');

const total = { passed: 0, failed: 0, skipped: 0 };
process.stdout.write('\n');
for (const { suite: name, passed, failed, skipped, seconds, failures = [] } of results) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const skips = skipped > 0 ? `, ${skipped} skipped` : '';
  process.stdout.write(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed${skips} (${seconds} s)\n`,
  );
  for (const failure of failures) process.stdout.write(`    ${failure}\n`);
}
const skips = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skips}\n`);
process.exit(total.failed === 0 ? 0 : 1);
