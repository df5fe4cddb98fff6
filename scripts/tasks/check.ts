// Runs all static checks: types, lint and boundaries, format, unused code, packages.
// Examples are type-checked separately, when they are built from packed packages (scripts/lib/portal.ts).
// `npm test` and CI run exactly this. `npm run check -- --fix` formats and fixes what it can first.
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root, runCaptured } from '../lib/run.ts';
import { inTurn, inTwoLanes, type Suite } from '../lib/testRun.ts';

/** Lets `tsc` check only what changed since the last run. */
const buildInfoFile = (folder: string) => join(root, '.cache', 'tsc', `${folder}.tsbuildinfo`);

const fix = process.argv.includes('--fix');

const projects = globSync(
  ['tsconfig.json', 'bench/tsconfig.json', '{packages,apps}/*/tsconfig.json'],
  {
    cwd: root,
  },
)
  .map((file) => dirname(file))
  .toSorted();

/** The longest first, so that both lanes end at about the same time. */
const steps: [name: string, command: string, args: string[]][] = [
  ['lint and boundaries', 'oxlint', ['--type-aware', '--deny-warnings', ...(fix ? ['--fix'] : [])]],
  ...projects.map((folder): [string, string, string[]] => [
    `types of ${folder}`,
    'tsc',
    ['-p', folder, '--incremental', '--tsBuildInfoFile', buildInfoFile(folder)],
  ]),
  ['format', 'oxfmt', fix ? ['.'] : ['--check', '.']],
  ['unused code', 'knip', ['--cache', '--cache-location', join(root, '.cache', 'knip')]],
  ['plain English', 'node', [join(root, 'scripts', 'tasks', 'prose.ts')]],
];

let failed = 0;
const suites = steps.map(([name, command, args]): Suite => async () => {
  const { code, output } = await runCaptured(command, args);
  const isPassed = code === 0;
  if (!isPassed) failed += 1;
  process.stdout.write(`\n▸ ${name}\n${output}${isPassed ? '' : `✗ ${name}\n`}`);
  return isPassed;
});

// Steps that change files must not run beside others.
await (fix ? inTurn : inTwoLanes)(...suites)();
process.stdout.write(`\ncheck: ${steps.length - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
