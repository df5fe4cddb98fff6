import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { endpoints } from '@quayside/api-contract';
import { expect, test } from 'vitest';

import { excluded } from '../packages/console/src/testing/writeIds.ts';
import { root } from './lib/run.ts';

const ids = Object.keys(endpoints);

/** The product code of the console. `checkToken` is for hosts, and `copy-as` prints calls without making them. */
const code = globSync(['packages/console/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'], {
  cwd: root,
  exclude: ['**/*.test.*', '**/*.stories.*', '**/*.fixtures.*', '**/testing/**', '**/copy-as/**'],
})
  .filter((file) => !file.endsWith('checkToken.ts'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

/** Streams are read by functions of the contract. */
const readers: Readonly<Record<string, string>> = { readBuildLogs: 'readBuildLog' };

const isMade = (id: string) =>
  new RegExp(String.raw`\.${id}\b`).test(code) ||
  (readers[id] !== undefined && new RegExp(String.raw`\b${readers[id]}\(`).test(code));

const changes = new Set<string>(
  Object.values(endpoints)
    .filter(({ method }) => method !== 'GET')
    .map(({ id }) => id),
);

/** Ids that docs/api-calls.md lists. */
function readListed(): Set<string> {
  const page = readFileSync(join(root, 'docs', 'api-calls.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, id = '']) => id),
  );
  return new Set(listed);
}

test('docs/api-calls.md lists exactly the calls that the console does not make', () => {
  expect(readListed()).toEqual(new Set(ids.filter((id) => !isMade(id))));
});

test('the errors of every other mutation are tested', () => {
  expect(new Set<string>(excluded)).toEqual(
    new Set([...readListed()].filter((id) => changes.has(id))),
  );
});
