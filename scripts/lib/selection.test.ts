import { expect, test } from 'vitest';

import { readSelection } from './selection.ts';

test('arguments name suites, a shard, and the commit that changes are compared with', () => {
  expect(readSelection(['node', 'browser', '--shard', '2/3'])).toEqual({
    suites: new Set(['node', 'browser']),
    shard: '2/3',
    changedSince: undefined,
  });
  expect(readSelection(['--changed'], () => 'abc')).toEqual({
    suites: new Set(),
    shard: undefined,
    changedSince: 'abc',
  });
});
