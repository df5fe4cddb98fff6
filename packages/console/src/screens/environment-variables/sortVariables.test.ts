import { expect, test } from 'vitest';

import { sampleVariable } from '../../testing/samples.ts';
import { sortVariables } from './sortVariables.ts';

const variables = [
  sampleVariable({ name: 'B', value: '', agoMs: 1000 }),
  sampleVariable({ name: 'a', value: '', agoMs: 3000 }),
  { ...sampleVariable({ name: 'C', value: '', agoMs: 0 }), updated_at: null },
];
const sorted = (column: string, direction: 'ascending' | 'descending') =>
  sortVariables(variables, { column, direction })
    .map(({ name }) => name)
    .join('');

test('keeps the order by name, or reverses it', () => {
  expect(sorted('name', 'ascending')).toBe('BaC');
  expect(sorted('name', 'descending')).toBe('CaB');
});

test('sorts by the time of the last change', () => {
  expect(sorted('updated', 'ascending')).toBe('CaB');
  expect(sorted('updated', 'descending')).toBe('BaC');
});
