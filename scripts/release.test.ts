// The packages are released together (docs/release.md), and a product with several of them must install each only once.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import { z } from 'zod';

import { packageFolders } from './lib/packed.ts';
import { root } from './lib/run.ts';

const manifestSchema = z.object({
  name: z.string(),
  dependencies: z.record(z.string(), z.string()),
  engines: z.object({ node: z.string() }),
});

const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const manifests = packageFolders.map((folder) =>
  manifestSchema.parse(read(`packages/${folder}/package.json`)),
);

test('packages depend on each other by range: exact versions would install two copies', () => {
  const own = manifests
    .flatMap(({ dependencies }) => Object.entries(dependencies))
    .filter(([name]) => name.startsWith('@quayside/'));
  expect(own.length).toBeGreaterThan(0);
  expect(new Set(own.map(([, version]) => version))).toEqual(new Set(['workspace:^']));
});

test('a change to one package bumps the version of all', () => {
  const { fixed } = z
    .object({ fixed: z.array(z.array(z.string())) })
    .parse(read('.changeset/config.json'));
  expect(fixed).toEqual([['@quayside/*']]);
  expect(manifests.every(({ name }) => name.startsWith('@quayside/'))).toBe(true);
});
