// Runs benchmarks (bench/README.md). `npm run bench -- logs` runs one of them.
// Options (`--quick`) go to the benchmark.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { fail, must, root } from '../lib/run.ts';

const folder = join(root, 'bench');
const all = readdirSync(folder)
  .filter((name) => existsSync(join(folder, name, 'run.ts')))
  .toSorted();
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));

const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  fail(`Unknown benchmark: ${unknown.join(', ')}. Available benchmarks: ${all.join(', ')}.`);
}
for (const name of asked.length > 0 ? asked : all) {
  await must(process.execPath, [
    '--conditions=quayside-source',
    join(folder, name, 'run.ts'),
    ...options,
  ]);
}
