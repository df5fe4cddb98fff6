import { assert, integer, property, record, string } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import { colorsOf, contrastPairs, measure } from '../theme/contrastPairs.ts';
import { dark } from '../theme/dark.ts';
import { light } from '../theme/light.ts';
import { isInGamut, readOklch } from '../theme/oklch.ts';
import { createTheme } from './index.ts';
import type { BrandTheme, ColorSeed, ThemeSeeds } from './index.ts';

// Hundreds of themes in one test: seconds on an idle machine, more under load.
vi.setConfig({ testTimeout: 120_000 });

const color: Arbitrary<ColorSeed> = integer({ min: 0, max: 0xff_ff_ff }).map(
  (bits): ColorSeed => `#${bits.toString(16).padStart(6, '0')}`,
);
const seeds: Arbitrary<ThemeSeeds> = record(
  { accent: color, neutral: color },
  { requiredKeys: ['accent'] },
);

const faces = ({ dark: inDark, light: inLight, highContrast }: BrandTheme) => ({
  dark: colorsOf(inDark),
  light: colorsOf(inLight),
  'dark with more contrast': colorsOf({
    ...inDark,
    color: { ...inDark.color, ...highContrast.dark },
  }),
  'light with more contrast': colorsOf({
    ...inLight,
    color: { ...inLight.color, ...highContrast.light },
  }),
});

const tooClose = (theme: BrandTheme) =>
  Object.entries(faces(theme)).flatMap(([face, colors]) =>
    contrastPairs
      .map((pair) => ({ face, ...pair, ratio: measure(pair, colors) }))
      .filter(({ ratio, floor }) => ratio < floor),
  );

describe.each([
  { numRuns: 60, seed: 7, tags: [] },
  { numRuns: 140, seed: 8, tags: ['full'] },
])('$numRuns random seeds', ({ numRuns, seed, tags }) => {
  test(
    'yield enough contrast in every pair, in both themes and with more contrast',
    { tags },
    () => {
      assert(
        property(seeds, (seeded) => {
          expect(tooClose(createTheme(seeded))).toEqual([]);
        }),
        { numRuns, seed },
      );
    },
  );
});

test.each(['#000', '#fff', '#ff0', '#00f', '#0f0', '#f00', '#777', '#123456', '#ffd400'] as const)(
  'the accent %s has enough contrast on greys of any tint',
  (accent) => {
    for (const neutral of [undefined, '#f00', '#ff0', '#00f', '#888'] as const) {
      expect(tooClose(createTheme({ accent, ...(neutral && { neutral }) }))).toEqual([]);
    }
  },
);

test('without seeds, the theme is unchanged', () => {
  const theme = createTheme({});
  expect(theme.dark).toEqual(dark);
  expect(theme.light).toEqual(light);
});

test('a brand colour with enough contrast is unchanged', () => {
  // The primary colour of the light theme, with another hue.
  const theme = createTheme({ accent: 'oklch(50.5% 0.086 300)' });
  expect(theme.light.color.accent).toBe('oklch(50.5% 0.086 300)');
});

test('hues are preserved, and every colour is in the sRGB gamut', () => {
  assert(
    property(integer({ min: 0, max: 359 }), (hue) => {
      const theme = createTheme({ accent: `oklch(60% 0.15 ${hue})` });
      for (const values of [theme.dark, theme.light]) {
        const { accent, accentText, focusRing, accentBg } = values.color;
        for (const word of [accent, accentText, focusRing, accentBg].map(readOklch)) {
          expect(word.hue).toBe(hue);
          expect(isInGamut(word)).toBe(true);
        }
      }
    }),
    { numRuns: 60, seed: 7 },
  );
});

test('lightness changes no more than contrast requires', () => {
  // Yellow on white lacks contrast: it stops at the first lightness with enough.
  const { light: inLight } = createTheme({ accent: '#ffd400' });
  const edges = contrastPairs.filter(
    ({ foreground, floor }) => foreground === 'accent' && floor === 3,
  );
  const ratios = edges.map((pair) => measure(pair, colorsOf(inLight)));
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(3);
  expect(Math.min(...ratios)).toBeLessThan(3.05);
});

test('status and log colours keep their hue, whatever the brand', () => {
  const theme = createTheme({ accent: '#d00', neutral: '#a08' });
  expect(readOklch(theme.dark.color.successFg).hue).toBe(readOklch(dark.color.successFg).hue);
  expect(readOklch(theme.light.log.rowError).hue).toBe(readOklch(light.log.rowError).hue);
  expect(readOklch(theme.dark.ansi.red).hue).toBe(readOklch(dark.ansi.red).hue);
});

test('the same seeds yield the same theme, and other seeds another', () => {
  const seed = { accent: '#7c3aed', radius: 10 } as const;
  expect(createTheme(seed)).toEqual(createTheme(seed));
  expect(createTheme(seed).className).not.toBe(createTheme({ ...seed, radius: 9 }).className);
});

test('radii and font families follow their seeds', () => {
  const { radius, font } = createTheme({ radius: 12, font: { sans: ['Inter', 'Söhne Breit'] } });
  expect(radius).toEqual({ sm: '5px', md: '12px', lg: '16px', full: '999px' });
  expect(font.sans).toMatch(/^'Inter', 'Söhne Breit', 'Geist Variable'/);
  expect(font.mono).toMatch(/^'Geist Mono Variable'/);
});

const hostile = [
  '#fff;}body{display:none',
  '#12345',
  'red',
  'var(--x)',
  'oklch(50% 0.1 200);color:red',
  'oklch(50% 0.1 200 / 0.5)',
  'oklch(500% 0.1 200)',
  'url(//x)',
  '</style><script>',
  '',
  7,
  null,
  {},
];

test.each(hostile)('rejects %j as a color', (accent) => {
  const parsed: ThemeSeeds = JSON.parse(JSON.stringify({ accent }));
  expect(() => createTheme(parsed)).toThrow(/^createTheme: accent must be/);
});

test.each([
  { font: { sans: ["x';}*{color:red"] }, seed: 'font.sans' },
  { font: { mono: ['a\\27'] }, seed: 'font.mono' },
  { font: { sans: 'Inter' }, seed: 'font.sans' },
  { font: { sans: ['a\nb'] }, seed: 'font.sans' },
  { font: { sans: ['</style>'] }, seed: 'font.sans' },
  { radius: -1, seed: 'radius' },
  { radius: '4px;}', seed: 'radius' },
  { radius: 1e9, seed: 'radius' },
])('rejects %j', ({ seed, ...seeding }) => {
  const parsed: ThemeSeeds = JSON.parse(JSON.stringify(seeding));
  expect(() => createTheme(parsed)).toThrow(`createTheme: ${seed} must be`);
});

/** The stylesheet without the values that seeds may change, which must be constant. */
const skeleton = (css: string) => css.replaceAll(/(?<=--qs-[\w-]+:)[^;{}]+/g, '');

function cssOf(seed: ThemeSeeds): string | Error {
  try {
    return createTheme(seed).css;
  } catch (error) {
    return error instanceof TypeError ? error : new Error('another error', { cause: error });
  }
}

test('any text as a seed is rejected or adds no rule and no property', () => {
  const plain = skeleton(createTheme({ font: { sans: ['x'] } }).css).replaceAll(
    /qs-theme-\w+/g,
    '',
  );
  const outcomes = new Set<string>();
  assert(
    property(string({ unit: 'binary', maxLength: 12 }), (name) => {
      const css = cssOf({ font: { sans: [name] } });
      const outcome =
        css instanceof Error ? css.name : skeleton(css).replaceAll(/qs-theme-\w+/g, '');
      outcomes.add(outcome);
      expect(['TypeError', plain]).toContain(outcome);
    }),
    { numRuns: 2000, seed: 7, examples: [['Inter'], ["'"], ['}'], ['\\']] },
  );
  expect(outcomes.size).toBe(2);
});

// @ts-expect-error the browser would have to resolve a name
const named: ThemeSeeds = { accent: 'rebeccapurple' };
// @ts-expect-error and a variable
const variable: ThemeSeeds = { accent: 'var(--brand)' };

test('the parser rejects what the types reject', () => {
  expect(() => createTheme(named)).toThrow(TypeError);
  expect(() => createTheme(variable)).toThrow(TypeError);
});
