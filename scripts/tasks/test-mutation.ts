// Mutation testing (Stryker) of code with business rules: counts the changes that no test detects.
// `npm run test:mutation -- console/session` runs one area. Scores go to bench/results/mutation.json,
// surviving mutants to .cache/mutation/<area>.txt. It mutates in place and restores the files, so commit first.
import { mkdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';

import { Stryker } from '@stryker-mutator/core';
import { z } from 'zod';

import { fail, root } from '../lib/run.ts';

interface Area {
  /** Glob of the code, relative to the repository. */
  code: string;
  /** Glob of the tests that are to detect each change. @default those beside the code */
  tests?: string;
}

/** A folder with all below it. */
const folder = (path: string): Area => ({ code: `${path}/**/*.ts` });

/** A part of the mock platform, which is tested through its handlers and in random plays too. */
const platform = (code: string): Area => ({
  code: `packages/api-mocks/src/platform/${code}`,
  tests: 'packages/api-mocks/src/{handlers,model,platform}/**/*.test.ts',
});

// Two areas of their own, since the whole platform takes an hour: people and their access, and what runs.
const accounts =
  'accessTokens|deployTokens|devices|invitations|limits|mails|passwords|removal|teams|users';
const deployments = 'appLogs|buildLogs|customDomains|deployments|liveSpans|progress|slug|variables';

const logStore = 'packages/design-system/src/log-viewer/store';

const areas: Record<string, Area> = {
  'api-contract': folder('packages/api-contract/src'),
  'api-mocks/accounts': platform(`@(${accounts}).ts`),
  'api-mocks/deployments': platform(`@(${deployments}).ts`),
  'api-mocks/platform': platform(`!(${accounts}|${deployments}).ts`),
  'api-mocks/builds': platform('builds/*.ts'),
  'api-mocks/logs': platform('logs/*.ts'),
  'api-mocks/oauth': platform('oauth/*.ts'),
  'api-mocks/providers': platform('providers/*.ts'),
  'console/session': folder('packages/console/src/runtime/session'),
  'console/dotenv': folder('packages/console/src/features/dotenv'),
  'console/log-query': folder('packages/console/src/features/log-query'),
  'console/explanations': folder('packages/console/src/features/failure-explanations'),
  'console/deploying': folder('packages/console/src/features/deploy-upload'),
  'log-viewer/store': {
    code: `${logStore}/*.ts`,
    // `reference.test.ts` reads whole logs, which takes a minute for each change.
    tests: `${logStore}/!(reference).test.ts`,
  },
  'log-viewer/regex': folder(`${logStore}/regex`),
  'log-viewer/parse': folder('packages/design-system/src/log-viewer/parse'),
  'log-viewer/masking': folder('packages/design-system/src/log-viewer/masking'),
};

const scoresFile = join(root, 'bench', 'results', 'mutation.json');
const scoreSchema = z.object({
  killed: z.number(),
  survived: z.number(),
  score: z.number(),
  date: z.string(),
});
const scores = z
  .record(z.string(), scoreSchema)
  .parse(existsSync(scoresFile) ? JSON.parse(readFileSync(scoresFile, 'utf8')) : {});

const requested = process.argv.slice(2);
const unknown = requested.filter((area) => areas[area] === undefined);
if (unknown.length > 0)
  fail(`Unknown area: ${unknown.join(', ')}. Available areas: ${Object.keys(areas).join(', ')}.`);

const cache = join(root, '.cache', 'mutation');
mkdirSync(cache, { recursive: true });

for (const [area, { code, tests }] of Object.entries(areas)) {
  if (requested.length > 0 && !requested.includes(area)) continue;
  const results = await new Stryker({
    mutate: [code, '!**/*.{test,fixtures,write,worker}.ts'],
    testFiles: [tests ?? code.replace(/\.ts$/, '.test.ts')],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutation.config.ts', related: true },
    coverageAnalysis: 'perTest',
    inPlace: true,
    // Vitest ignores types, and Stryker would mark every file of the repository to ignore them.
    disableTypeChecks: false,
    concurrency: 2,
    ignoreStatic: true,
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { logTests: false, reportTests: false, reportMutants: false },
    // A mutant that loops or hangs counts as killed. On a busy machine slow tests exceed it too: run nothing beside it.
    timeoutMS: 15_000,
    tempDirName: '.cache/stryker',
  }).runMutationTest();

  const killed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  const survived = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const tested = killed.length + survived.length;
  scores[area] = {
    killed: killed.length,
    survived: survived.length,
    score: tested === 0 ? 0 : Math.round((1000 * killed.length) / tested) / 10,
    date: new Date().toISOString().slice(0, 10),
  };
  writeFileSync(scoresFile, `${JSON.stringify(scores, null, 2)}\n`);
  writeFileSync(
    join(cache, `${area.replace('/', '-')}.txt`),
    survived
      .map(
        ({ fileName, location, mutatorName, replacement, status }) =>
          `${fileName}:${location.start.line}:${location.start.column} ${status} ${mutatorName} → ${replacement ?? ''}`,
      )
      .join('\n'),
  );
  process.stdout.write(`\n${area}: ${scores[area].score} % of ${tested} mutants killed\n`);
}
