// Checks docstrings and names for plain English. Part of `npm run check`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { proseFaults } from '../lib/prose.ts';
import { root } from '../lib/run.ts';

/** Files that hold the words themselves. */
const excluded = /^scripts\/lib\/prose/;

const files = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  },
)
  .split('\0')
  .filter((file) => /\.tsx?$/.test(file) && !excluded.test(file));

let faults = 0;
for (const file of files) {
  let source: string;
  try {
    source = readFileSync(join(root, file), 'utf8');
  } catch {
    // Deleted, but not committed yet.
    continue;
  }
  for (const { line, message } of proseFaults(source)) {
    faults += 1;
    process.stdout.write(`${file}:${line}: ${message}\n`);
  }
}
process.stdout.write(`prose: ${files.length} files, ${faults} faults\n`);
process.exit(faults === 0 ? 0 : 1);
