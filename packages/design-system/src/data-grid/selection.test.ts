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

test('toggling selects a row and deselects it', () => {
  expect(text(toggled(set('ab'), 'c'))).toBe('abc');
  expect(text(toggled(set('abc'), 'b'))).toBe('ac');
});

test('selecting all covers every selectable row, and not filtered ones', () => {
  expect(text(withAll(set('z'), rows))).toBe('abcefghz');
  expect(text(withoutAll(set('abz'), rows))).toBe('z');
  expect(shareOf(set('z'), rows)).toBe('none');
  expect(shareOf(set('az'), rows)).toBe('some');
  expect(shareOf(set('abcefgh'), rows)).toBe('all');
  expect(shareOf(set(''), { ...rows, count: 0 })).toBe('none');
});

test('a range extends in either direction, skips disabled rows, and shrinks when its end moves back', () => {
  expect(text(extended(set('b'), rows, { anchor: 1, end: 5 }))).toBe('bcef');
  expect(text(extended(set('bcef'), rows, { anchor: 1, end: 2 }, { anchor: 1, end: 5 }))).toBe(
    'bc',
  );
  expect(text(extended(set('bc'), rows, { anchor: 1, end: 0 }, { anchor: 1, end: 2 }))).toBe('ab');
  expect(text(extended(set('h'), rows, { anchor: 7, end: 99 }))).toBe('h');
});
