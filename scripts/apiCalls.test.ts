import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { excluded, excludedReads } from '../packages/console/src/testing/writeIds.ts';
import { root } from './lib/run.ts';

test('docs/api-calls.md lists exactly the calls that a lint rule keeps out of the console', () => {
  const page = readFileSync(join(root, 'docs', 'api-calls.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, id = '']) => id),
  );
  expect(listed.toSorted()).toEqual([...excluded, ...excludedReads].toSorted());
});
