import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { z } from 'zod';

import { root } from './run.ts';

/** Folder that test runners write their reports to. */
export const reportFolder = join(root, '.cache', 'reports');

/** Totals of one suite. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Titles of the failed tests, with their files and the starts of their messages. */
  failures?: string[];
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(reportFolder, file), 'utf8'));

/** The start of a message in one line. CI shows only the end of its output: this has to suffice there. */
const excerpt = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 4)
    .join(' ');

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

/** Reads a report of Vitest's JSON reporter. */
export function readVitestReport(file: string): Counts {
  const report = vitestSchema.parse(read(file));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    failures: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          ({ fullName, failureMessages: [message] }) =>
            `${relative(root, name)} › ${fullName}: ${excerpt(message)}`,
        ),
    ),
  };
}

const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(
            z.object({ error: z.object({ message: z.string().optional() }).optional() }),
          ),
        }),
      ),
    }),
  ),
  get suites() {
    return z.optional(z.array(playwrightSuite));
  },
});
const playwrightSchema = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  suites: z.array(playwrightSuite),
});

const failedSpecs = ({ specs, suites = [] }: z.infer<typeof playwrightSuite>): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const message = results.find(({ error }) => error !== undefined)?.error?.message;
        return `${file} › ${title}: ${excerpt(message)}`;
      }),
  ),
  ...suites.flatMap(failedSpecs),
];

/** Reads a report of Playwright's JSON reporter. A flaky test counts as failed. */
export function readPlaywrightReport(file: string): Counts {
  const { stats, suites } = playwrightSchema.parse(read(file));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(failedSpecs),
  };
}

const taskSchema = z.object({ passed: z.number(), failed: z.number(), skipped: z.number() });

/** Reads a report that one of our own tasks wrote. */
export const readTaskReport = (file: string): Counts => taskSchema.parse(read(file));
