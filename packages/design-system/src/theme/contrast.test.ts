import { expect, test } from 'vitest';

import { colorsOf, contrastPairs, exemptTokens, measure } from './contrastPairs.ts';
import { dark, darkHighContrast } from './dark.ts';
import { light, lightHighContrast } from './light.ts';
import { contrast, over, parseOklch } from './oklch.ts';

const themes = {
  dark: colorsOf(dark),
  light: colorsOf(light),
  'dark with more contrast': colorsOf({ ...dark, color: { ...dark.color, ...darkHighContrast } }),
  'light with more contrast': colorsOf({
    ...light,
    color: { ...light.color, ...lightHighContrast },
  }),
};

test('measures contrast as WCAG does', () => {
  const [black, white] = [parseOklch('oklch(0% 0 0)'), parseOklch('oklch(100% 0 0)')];
  expect(contrast(black, white)).toBeCloseTo(21, 3);
  expect(contrast(white, white)).toBe(1);
  // #777 on white, the best-known failure.
  expect(contrast(over({ ...black, alpha: 136 / 255 }, white), white)).toBeCloseTo(4.48, 1);
});

test('matches the figures of the visual reference', () => {
  const pair = { foreground: 'text', background: 'raised', floor: 4.5 } as const;
  expect(measure(pair, themes.dark)).toBeCloseTo(15.44, 1);
  expect(measure({ ...pair, wash: 'hover' }, themes.dark)).toBeCloseTo(13.5, 1);
  expect(measure({ ...pair, wash: 'selected' }, themes.light)).toBeCloseTo(15.34, 1);
  const logPair = { foreground: 'ansi.white', background: 'log.surface', floor: 4.5 } as const;
  expect(measure({ ...logPair, wash: 'log.rowSelected' }, themes.light)).toBeCloseTo(4.55, 1);
});

test('rejects an unreadable color', () => {
  expect(() => parseOklch('#fff')).toThrow('#fff');
});

test.each(Object.entries(themes))('every pair has enough contrast: %s', (_name, colors) => {
  const tooClose = contrastPairs
    .map((pair) => ({ ...pair, ratio: measure(pair, colors) }))
    .filter(({ ratio, floor }) => ratio < floor);
  expect(tooClose).toEqual([]);
});

test('every colour is in a pair or exempt by name', () => {
  const paired = contrastPairs.flatMap(({ foreground, background, wash }) => [
    foreground,
    background,
    wash,
  ]);
  const known = new Set<string | undefined>([...paired, ...exemptTokens]);
  expect([...themes.dark.keys()].filter((word) => !known.has(word))).toEqual([]);
  expect(exemptTokens.filter((word) => paired.includes(word))).toEqual([]);
});

test('no pair is listed twice', () => {
  const names = contrastPairs.map(
    ({ foreground, wash, background }) => `${foreground} on ${wash} ${background}`,
  );
  expect(new Set(names).size).toBe(names.length);
});

test('more contrast increases the contrast of every text', () => {
  const texts = contrastPairs.filter(({ foreground }) => foreground.startsWith('text'));
  for (const pair of texts) {
    expect(measure(pair, themes['dark with more contrast'])).toBeGreaterThan(
      measure(pair, themes.dark),
    );
    expect(measure(pair, themes['light with more contrast'])).toBeGreaterThan(
      measure(pair, themes.light),
    );
  }
});
