import { expect, test } from 'vitest';

import {
  extended,
  shareOf,
  toggled,
  withAll,
  withoutAll,
  type SelectableRows,
} from './selection.ts';

const keys = 'abcdefgh'.split('');
const rows: SelectableRows = {
  count: keys.length,
  keyAt: (index) => keys[index] ?? '',
  isDisabled: (key) => key === 'd',
};
const set = (text: string) => new Set(text);
const text = (selected: ReadonlySet<string>) => [...selected].toSorted().join('');

test('a row is selected, and no longer', () => {
  expect(text(toggled(set('ab'), 'c'))).toBe('abc');
  expect(text(toggled(set('abc'), 'b'))).toBe('ac');
});

test('all means every row that can be selected, and leaves alone what is filtered away', () => {
  expect(text(withAll(set('z'), rows))).toBe('abcefghz');
  expect(text(withoutAll(set('abz'), rows))).toBe('z');
  expect(shareOf(set('z'), rows)).toBe('none');
  expect(shareOf(set('az'), rows)).toBe('some');
  expect(shareOf(set('abcefgh'), rows)).toBe('all');
  expect(shareOf(set(''), { ...rows, count: 0 })).toBe('none');
});

test('a range goes either way, skips what is disabled, and shrinks when its end comes back', () => {
  expect(text(extended(set('b'), rows, { anchor: 1, end: 5 }))).toBe('bcef');
  expect(text(extended(set('bcef'), rows, { anchor: 1, end: 2 }, { anchor: 1, end: 5 }))).toBe(
    'bc',
  );
  expect(text(extended(set('bc'), rows, { anchor: 1, end: 0 }, { anchor: 1, end: 2 }))).toBe('ab');
  expect(text(extended(set('h'), rows, { anchor: 7, end: 99 }))).toBe('h');
});
