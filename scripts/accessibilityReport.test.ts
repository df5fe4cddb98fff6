import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { root } from './lib/run.ts';

const report = readFileSync(join(root, 'docs', 'accessibility.md'), 'utf8');
const claims = report
  .split('\n')
  .filter((line) => /\| (?:Partially supports|Supports) +\|/.test(line));

test('every claim of the conformance report names a test or the date of a look', () => {
  expect(claims.length).toBeGreaterThan(20);
  expect(
    claims.filter((row) => !/`[^`]+\.(?:test|spec)\.tsx?`|look of \d+ \w+ \d{4}/.test(row)),
  ).toEqual([]);
});

test('the tests and pages that it names exist', () => {
  const paths = [...report.matchAll(/`((?:e2e|packages|scripts|docs|\.storybook)\/[^`]+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
