import { expect, test } from 'vitest';

import { flagOf } from './flags.ts';

test('an id always has the same flag', () => {
  expect(flagOf('3f9a1c')).toBe(flagOf('3f9a1c'));
});

test('all twelve flags occur, none for more than a fifth of many ids', () => {
  const counts = new Map<string, number>();
  for (let index = 0; index < 1200; index += 1) {
    const flag = flagOf(`app-${index}`);
    counts.set(flag, (counts.get(flag) ?? 0) + 1);
  }
  expect(counts.size).toBe(12);
  expect(Math.max(...counts.values())).toBeLessThan(240);
});
