import { expect, test } from 'vitest';

import { parseLogQuery } from '../../features/log-query/logQuery.ts';
import { levelsOfQuery, withLevel } from './levelFilter.ts';

test('pressing levels of the legend writes them into the query, and pressing again removes them', () => {
  const one = withLevel(parseLogQuery('berth'), 'error');
  expect(one).toBe('berth level:error');
  const two = withLevel(parseLogQuery(one), 'warning');
  expect(levelsOfQuery(parseLogQuery(two))).toEqual(new Set(['error', 'warning']));
  expect(withLevel(parseLogQuery(two), 'error')).toBe('berth level:warning');
  expect(withLevel(parseLogQuery('level:none'), 'none')).toBe('');
});

test('other terms about levels are no levels of the legend', () => {
  for (const query of ['-level:debug', 'level:>=warning', 'level:error OR status:5xx']) {
    expect(levelsOfQuery(parseLogQuery(query))).toEqual(new Set());
  }
});
