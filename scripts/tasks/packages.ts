// Packs every published package and checks the tarball as a consumer meets it: entries, types, what is in it.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root, run } from '../lib/run.ts';

const folders = readdirSync(join(root, 'packages')).toSorted();
const target = mkdtempSync(join(tmpdir(), 'quayside-pack-'));
let failed = 0;

for (const folder of folders) {
  const cwd = join(root, 'packages', folder);
  process.stdout.write(`\n▸ ${folder}\n`);
  const packed = await run('pnpm', ['pack', '--pack-destination', target], { cwd });
  const tarball = readdirSync(target).find((name) => name.startsWith(`quayside-${folder}-`));
  if (packed !== 0 || tarball === undefined) {
    failed += 1;
    continue;
  }
  const file = join(target, tarball);
  const manifest = readFileSync(join(cwd, 'package.json'), 'utf8');
  const untyped = [
    './styles.css',
    './log-viewer.css',
    './command-palette.css',
    './tokens.css',
    './tokens.json',
    './fonts.css',
  ];
  const styles = manifest.includes('./styles.css') ? ['--exclude-entrypoints', ...untyped] : [];
  const lint = await run('publint', ['run', file, '--strict']);
  const types = await run('attw', [file, '--profile', 'esm-only', '--no-emoji', ...styles]);
  if (lint !== 0 || types !== 0) failed += 1;
}
rmSync(target, { recursive: true, force: true });
process.stdout.write(`\npackages: ${folders.length - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
