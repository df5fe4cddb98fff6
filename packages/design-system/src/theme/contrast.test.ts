import { expect, test } from 'vitest';

import { contrastPairs, measure } from './contrastPairs.ts';
import { dark, darkHighContrast } from './dark.ts';
import { light, lightHighContrast } from './light.ts';
import { contrast, over, parseOklch } from './oklch.ts';

const themes = {
  dark: dark.color,
  light: light.color,
  'dark with more contrast': { ...dark.color, ...darkHighContrast },
  'light with more contrast': { ...light.color, ...lightHighContrast },
};

test('measures as WCAG does', () => {
  const [black, white] = [parseOklch('oklch(0% 0 0)'), parseOklch('oklch(100% 0 0)')];
  expect(contrast(black, white)).toBeCloseTo(21, 3);
  expect(contrast(white, white)).toBe(1);
  // #777 on white, the best-known failure.
  expect(contrast(over({ ...black, alpha: 136 / 255 }, white), white)).toBeCloseTo(4.48, 1);
});

test('agrees with the figures of the visual reference', () => {
  const pair = { foreground: 'text', background: 'raised', floor: 4.5 } as const;
  expect(measure(pair, dark.color)).toBeCloseTo(15.44, 1);
  expect(measure({ ...pair, wash: 'hover' }, dark.color)).toBeCloseTo(13.5, 1);
  expect(measure({ ...pair, wash: 'selected' }, light.color)).toBeCloseTo(15.34, 1);
});

test('refuses what it cannot read', () => {
  expect(() => parseOklch('#fff')).toThrow('#fff');
});

test.each(Object.entries(themes))('every pair is far enough apart: %s', (_name, colors) => {
  const tooClose = contrastPairs
    .map((pair) => ({ ...pair, ratio: measure(pair, colors) }))
    .filter(({ ratio, floor }) => ratio < floor);
  expect(tooClose).toEqual([]);
  expect(contrastPairs.length).toBeGreaterThan(120);
});

test('more contrast is more for every text', () => {
  const texts = contrastPairs.filter(({ foreground }) => foreground.startsWith('text'));
  for (const pair of texts) {
    expect(measure(pair, themes['dark with more contrast'])).toBeGreaterThan(
      measure(pair, dark.color),
    );
    expect(measure(pair, themes['light with more contrast'])).toBeGreaterThan(
      measure(pair, light.color),
    );
  }
});
