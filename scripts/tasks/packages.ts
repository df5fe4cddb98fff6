// Builds what changed, packs every published package and checks the tarball: entries, types, source maps and files.
// `--quick` leaves out attw. `--update` writes the public API of each package to its `public-api.txt`; without it,
// a difference is a failure: adding, changing or removing a name is a decision, and a changelog entry.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { z } from 'zod';

import { apiReport } from '../lib/apiReport.ts';
import { buildPackages, packageFolders, packPackage } from '../lib/packed.ts';
import { consume, problemsOf, unpack } from '../lib/packedConsumer.ts';
import { root, run, runCaptured } from '../lib/run.ts';

/** Required beside code and types: files for the registry page, and for debugging. */
const files = ['LICENSE', 'README.md', 'CHANGELOG.md', 'src/index.ts'];

const isQuick = process.argv.includes('--quick');
const isUpdate = process.argv.includes('--update');

const manifestSchema = z.object({ exports: z.record(z.string(), z.unknown()) });

await buildPackages();
const target = mkdtempSync(join(tmpdir(), 'quayside-pack-'));
const consumer = join(target, 'consumer');
let failed = 0;

for (const folder of packageFolders) {
  process.stdout.write(`\n▸ ${folder}\n`);
  const file = await packPackage(folder, target);
  if (file === undefined) {
    failed += 1;
    continue;
  }
  const manifest = join(root, 'packages', folder, 'package.json');
  const { exports } = manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')));
  const untyped = Object.keys(exports).filter((entry) => /\.(?:css|json)$/.test(entry));
  const lint = await run('publint', ['run', file, '--strict']);
  const types = isQuick
    ? 0
    : await run('attw', [
        file,
        '--profile',
        'esm-only',
        '--no-emoji',
        ...(untyped.length === 0 ? [] : ['--exclude-entrypoints', ...untyped]),
      ]);
  const { output } = await runCaptured('tar', ['-tzf', file]);
  const missing = files.filter((name) => !output.split('\n').includes(`package/${name}`));
  if (missing.length > 0) process.stdout.write(`Not in the tarball: ${missing.join(', ')}\n`);
  const report = join(root, 'packages', folder, 'public-api.txt');
  const api = apiReport(folder);
  if (isUpdate) writeFileSync(report, api);
  const isReported = existsSync(report) && readFileSync(report, 'utf8') === api;
  if (!isReported) {
    writeFileSync(join(root, '.cache', `public-api-${folder}.txt`), api);
    const paths = [`packages/${folder}/public-api.txt`, `.cache/public-api-${folder}.txt`];
    await run('diff', ['-u', ...paths]);
    process.stdout.write('The public API differs. `npm run packages -- --update` accepts it.\n');
  }
  await unpack(file, folder, consumer);
  const problems = problemsOf(consumer, folder);
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  if (lint !== 0 || types !== 0 || missing.length + problems.length > 0 || !isReported) failed += 1;
}
process.stdout.write('\n▸ require() and TypeScript without a bundler\n');
failed += await consume(consumer, packageFolders);
rmSync(target, { recursive: true, force: true });
process.stdout.write(
  `\npackages: ${packageFolders.length + 2 - failed} passed, ${failed} failed\n`,
);
process.exit(failed === 0 ? 0 : 1);
