// Runs all static checks: types, lint and boundaries, format, unused code, packages.
// Examples are type-checked separately, when they are built from packed packages (scripts/lib/portal.ts).
// `npm test` and CI run exactly this. `npm run check -- --fix` formats and fixes what it can first.
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root, run } from '../lib/run.ts';

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

const steps: [name: string, command: string, args: string[]][] = [
  ...projects.map((folder): [string, string, string[]] => [
    `types of ${folder}`,
    'tsc',
    ['-p', folder, '--incremental', '--tsBuildInfoFile', buildInfoFile(folder)],
  ]),
  ['lint and boundaries', 'oxlint', ['--type-aware', '--deny-warnings', ...(fix ? ['--fix'] : [])]],
  ['format', 'oxfmt', fix ? ['.'] : ['--check', '.']],
  ['unused code', 'knip', []],
  ['plain English', 'node', [join(root, 'scripts', 'tasks', 'prose.ts')]],
];

let failed = 0;
for (const [name, command, args] of steps) {
  process.stdout.write(`\n▸ ${name}\n`);
  if ((await run(command, args)) !== 0) {
    failed += 1;
    process.stdout.write(`✗ ${name}\n`);
  }
}
process.stdout.write(`\ncheck: ${steps.length - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
