import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { ensureBrowser } from './browser.ts';
import { fail, root, runCaptured } from './run.ts';
import { isBuildChanged, readSelection } from './selection.ts';
import {
  type Counts,
  readPlaywrightReport,
  readTaskReport,
  readVitestReport,
  reportFolder,
} from './testReports.ts';

/** Level of a test run: the gate of every change, or everything there is. */
export type TestLevel = 'gate' | 'full';

/** Runs one suite. Resolves to whether it passed. */
export type Suite = () => Promise<boolean>;

interface SuiteOptions {
  /** Reads the counts after the run. Without it the suite counts as one test. */
  counts?: () => Counts;
  env?: Record<string, string>;
  /** Whether each shard runs a part of it. Other suites run in the first shard. @default false */
  isSharded?: boolean;
}

interface Result extends Counts {
  suite: string;
  seconds: number;
}

/** Runs suites one after the other, also after one has failed. */
export const inTurn =
  (...suites: Suite[]): Suite =>
  async () => {
    let passed = true;
    for (const suite of suites) passed = (await suite()) && passed;
    return passed;
  };

/**
 * Runs two suites at a time where there are two processors or more, each as soon as an earlier one has ended.
 * With the longest first, both processors are busy to the end, and no third browser slows the other two.
 */
export const inTwoLanes =
  (...suites: Suite[]): Suite =>
  async () => {
    const rest = [...suites];
    let passed = true;
    const lane = async () => {
      // oxlint-disable-next-line no-await-in-loop -- a lane runs one suite after the other.
      for (let suite = rest.shift(); suite !== undefined; suite = rest.shift())
        passed = (await suite()) && passed;
    };
    await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, lane));
    return passed;
  };

/** Share of the processors for Playwright while another suite uses the rest. */
export const halfOfTheWorkers = `--workers=${Math.max(1, Math.floor(availableParallelism() / 2))}`;

/** Runs a suite on the first call. Later calls share that run. */
export function once(suite: Suite): Suite {
  let run: Promise<boolean> | undefined;
  return () => (run ??= suite());
}

/** Runs a suite only if a condition holds once it is known, such as "the build succeeded". */
export const onlyIf =
  (condition: () => Promise<boolean>, suite: Suite): Suite =>
  async () =>
    (await condition()) ? suite() : false;

/**
 * Prepares a test run: empties the report folder and finds a browser.
 * Output of a suite is printed when it ends, because some run at the same time.
 * Arguments of the process select the tests: `npm test -- node browser`, `--shard 1/3`, `--changed`. Without any, all run.
 */
export async function createTestRun(level: TestLevel) {
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
  process.env['CI'] ??= 'true';
  process.env['QUAYSIDE_TEST_LEVEL'] = level;
  process.env['PLAYWRIGHT_CHROMIUM_PATH'] = await ensureBrowser();
  const { suites: requested, shard, changedSince } = readSelection(process.argv.slice(2));
  const isFirstShard = shard === undefined || shard.startsWith('1/');
  const shardArgs = shard === undefined ? [] : [`--shard=${shard}`];
  const results: Result[] = [];
  const started = performance.now();

  /** A suite that runs a command. */
  const command =
    (name: string, program: string, args: string[] = [], options: SuiteOptions = {}): Suite =>
    async () => {
      if (requested.size > 0 && !requested.has(name)) return true;
      if (!isFirstShard && options.isSharded !== true) return true;
      process.stdout.write(`… ${name}\n`);
      const suiteStarted = performance.now();
      const { code, output } = await runCaptured(program, args, { env: options.env });
      const seconds = Math.round((performance.now() - suiteStarted) / 1000);
      process.stdout.write(`\n━━ ${name}\n${output}`);
      let counts: Counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
      try {
        counts = options.counts?.() ?? counts;
      } catch (error) {
        process.stdout.write(`${name} left no readable report: ${String(error)}\n`);
      }
      // A runner can fail without a failed test, for example when it crashes.
      if (code !== 0 && counts.failed === 0) counts = { ...counts, failed: 1 };
      results.push({ suite: name, ...counts, seconds });
      return code === 0;
    };

  /** A suite that runs a task of `scripts/tasks`. */
  const task = (name: string, taskName: string, args: string[] = [], options?: SuiteOptions) => {
    const file = join(root, 'scripts', 'tasks', `${taskName}.ts`);
    return command(
      name,
      process.execPath,
      ['--conditions=quayside-source', file, ...args],
      options,
    );
  };

  return {
    command,
    task,

    /** A suite whose task writes `{name}.json` with its counts into the report folder. */
    countedTask: (name: string, taskName: string, args: string[] = []) =>
      task(name, taskName, args, { counts: () => readTaskReport(`${taskName}.json`) }),

    /** A suite that runs a project of `vitest.config.ts`. */
    vitest(project: string): Suite {
      const file = `${project}.json`;
      const args = [
        'run',
        '--project',
        project,
        '--reporter=default',
        '--reporter=json',
        '--reporter=./scripts/lib/axe-reporter.ts',
        `--outputFile.json=${join(reportFolder, file)}`,
        ...(level === 'gate' ? ['--tags-filter=!full'] : []),
        ...(changedSince === undefined ? [] : [`--changed=${changedSince}`, '--passWithNoTests']),
        ...shardArgs,
      ];
      return command(project, 'vitest', args, {
        counts: () => readVitestReport(file),
        isSharded: true,
      });
    },

    /** A suite that runs Playwright through one of the end-to-end tasks. */
    playwright(name: string, taskName: string, args: string[] = []): Suite {
      const file = `${name}.json`;
      const gate = level === 'gate' ? ['--grep-invert=@full'] : [];
      // A separate folder: Playwright empties it at the start, and another run may be using it.
      const output = `--output=${join('test-results', name)}`;
      const changed =
        changedSince === undefined || isBuildChanged(changedSince)
          ? []
          : [`--only-changed=${changedSince}`, '--pass-with-no-tests'];
      return task(name, taskName, [...args, output, ...gate, ...changed, ...shardArgs], {
        counts: () => readPlaywrightReport(file),
        isSharded: true,
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reportFolder, file) },
      });
    },

    /** Prints a line per suite, then the totals. @returns the exit code */
    finish(): number {
      if (results.length === 0) fail('No suite has a requested name.');
      const total = { passed: 0, failed: 0, skipped: 0 };
      process.stdout.write('\n');
      for (const { suite, passed, failed, skipped, seconds, failures = [] } of results) {
        total.passed += passed;
        total.failed += failed;
        total.skipped += skipped;
        const mark = failed === 0 ? '✓' : '✗';
        process.stdout.write(
          `${mark} ${suite}: ${summary({ passed, failed, skipped })} (${seconds} s)\n`,
        );
        for (const failure of failures) process.stdout.write(`    ${failure}\n`);
      }
      const minutes = ((performance.now() - started) / 60_000).toFixed(1);
      process.stdout.write(`\n${level} level, ${minutes} minutes\n${summary(total)}\n`);
      return total.failed === 0 ? 0 : 1;
    },
  };
}

const summary = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
