// Runs a public fuzzer (schemathesis) on the mock platform with openapi.json: no 5xx, no response outside its
// schema, no valid data rejected. Needs Python 3.10 or later; without it the run is skipped with a message.
// The seed is fixed. `--quick` is what `npm test` runs. Other arguments go to schemathesis:
// `npm run test:fuzz -- --include-operation-id listApps`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';

import type { Clock } from '@quayside/api-mocks';
import { createMockServer } from '@quayside/api-mocks/server';
import { z } from 'zod';

import { type FuzzUse, writeFuzzConfig } from '../lib/fuzz-config.ts';
import { findFuzzTargets } from '../lib/fuzz-targets.ts';
import { ensurePythonPackage } from '../lib/python.ts';
import { root, run } from '../lib/run.ts';

/** Speed-up of time: builds end, and a stream that closes after half a minute does so while the fuzzer waits for it. */
const haste = 100;
const began = Date.now();
const fastClock: Clock = {
  now: () => began + (Date.now() - began) * haste,
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const timer = setTimeout(resolve, ms / haste);
      const stop = () => {
        clearTimeout(timer);
        resolve();
      };
      signal.addEventListener('abort', stop, { once: true });
    }),
};

const reportSchema = z.object({
  operations: z.object({ selected: z.number(), tested: z.number() }),
  test_cases: z.object({ generated: z.number() }),
  valid_rates: z.record(z.string(), z.record(z.string(), z.object({ accepted: z.number() }))),
});

const args = process.argv.slice(2);
const isQuick = args.includes('--quick');

const reports = join(root, '.cache', 'reports');
const folder = join(root, '.cache', 'fuzz');

/** Two phases: boundary values of every input with existing targets, then random sequences of calls. */
const runs: readonly { use: FuzzUse; phases: string; examples: number }[] = [
  { use: 'fixed', phases: 'coverage', examples: 1 },
  { use: 'drawn', phases: 'fuzzing,stateful', examples: isQuick ? 5 : 100 },
];

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

async function fuzz(): Promise<{ counts: Counts; sentence: string }> {
  const fuzzer = await ensurePythonPackage('fuzz', 'schemathesis==4.32.5');
  if (fuzzer.kind === 'missing') {
    const counts = { passed: 0, failed: 0, skipped: runs.length };
    return { counts, sentence: `skipped, because ${fuzzer.because}` };
  }

  const faults: unknown[] = [];
  const counts = { passed: 0, failed: 0, skipped: 0 };
  let calls = 0;
  let done = 0;
  let operations = 0;
  for (const { use, phases, examples } of runs) {
    const server = await createMockServer({
      clock: fastClock,
      onError: (error) => faults.push(error),
    });
    const config = join(folder, `${use}.toml`);
    const report = join(reports, `test-fuzz-${use}.json`);
    writeFileSync(config, writeFuzzConfig(await findFuzzTargets(server.url), use));
    const code = await run(fuzzer.python, [
      '-m',
      'schemathesis.cli',
      '--config-file',
      config,
      'run',
      join(root, 'packages', 'api-contract', 'openapi.json'),
      '--url',
      `${server.url}/api/v1`,
      '--phases',
      phases,
      '--seed',
      '1',
      '--generation-database',
      'none',
      '--max-examples',
      String(examples),
      '--continue-on-failure',
      '--no-shrink',
      '--request-timeout',
      '10',
      // Records of a stream have no schema of their own in OpenAPI 3.1; conformance.test.ts checks them.
      '--warnings',
      'off',
      '--report-json-path',
      report,
      ...args.filter((arg) => arg !== '--quick'),
    ]);
    await server.close();
    counts[code === 0 ? 'passed' : 'failed'] += 1;
    const {
      operations: of,
      test_cases,
      valid_rates,
    } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
    operations = Math.max(operations, of.tested);
    calls += test_cases.generated;
    for (const rates of Object.values(valid_rates))
      for (const { accepted } of Object.values(rates)) done += accepted;
  }

  for (const fault of faults) process.stdout.write(`${inspect(fault)}\n`);
  if (faults.length > 0) counts.failed += 1;
  const finding = counts.failed === 0 ? 'no finding' : 'findings, see above';
  return {
    counts,
    sentence: `${finding} in ${calls} calls of ${operations} operations, ${done} of them valid and responded`,
  };
}

mkdirSync(reports, { recursive: true });
mkdirSync(folder, { recursive: true });
const { counts, sentence } = await fuzz();
writeFileSync(join(reports, 'test-fuzz.json'), JSON.stringify(counts));
process.stdout.write(`\nfuzz: ${sentence}\n`);
process.exit(counts.failed === 0 ? 0 : 1);
