import { expect, test } from 'vitest';
import { z } from 'zod';

import { vars } from './contract.css.ts';
import { designTokens } from './designTokens.ts';

const unit = z.number().min(0).max(1);
const dimension = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) });
const color = z.strictObject({
  colorSpace: z.literal('oklch'),
  components: z.tuple([unit, z.number().min(0), z.number().min(0).lt(360)]),
  alpha: unit,
  hex: z.string().regex(/^#[\da-f]{6}$/),
});
const shadow = z.strictObject({
  color,
  offsetX: dimension,
  offsetY: dimension,
  blur: dimension,
  spread: dimension,
});
const typed = <Type extends string, Value extends z.ZodType>(type: Type, value: Value) =>
  z.strictObject({ $type: z.literal(type), $value: value });

/** The types of the Design Tokens Format Module 2025.10 that we use, section 8 and 9. */
const token = z.discriminatedUnion('$type', [
  typed('color', color),
  typed('dimension', dimension),
  typed('duration', z.strictObject({ value: z.number().min(0), unit: z.literal('ms') })),
  typed('fontFamily', z.array(z.string().min(1)).min(1)),
  typed('fontWeight', z.number().min(1).max(1000)),
  typed('number', z.number()),
  typed('cubicBezier', z.tuple([unit, z.number(), unit, z.number()])),
  typed('shadow', z.array(shadow).min(1)),
]);

interface Found {
  readonly path: string;
  readonly value: unknown;
}

/** Everything with a `$value`, with the path of names. */
function tokensOf(group: object, path = ''): Found[] {
  return Object.entries(group).flatMap(([name, value]: [string, unknown]) => {
    const here = path === '' ? name : `${path}.${name}`;
    if (typeof value !== 'object' || value === null) return [];
    return '$value' in value ? [{ path: here, value }] : tokensOf(value, here);
  });
}

const found = tokensOf(designTokens());

test('every token is valid in the community group format', () => {
  const wrong = found.filter(({ value }) => !token.safeParse(value).success);
  expect(wrong).toEqual([]);
  expect(found.length).toBeGreaterThan(250);
});

test('names contain no reserved characters of the format', () => {
  expect(found.filter(({ path }) => /[{}$]/.test(path))).toEqual([]);
});

test('contains every token, in both themes and both densities', () => {
  const paths = new Set(found.map(({ path }) => path));
  const { density, color: colors, shadow: shadows, log, ansi, chart, ...rest } = vars;
  const themed = { color: colors, shadow: shadows, log, ansi, chart };
  const wordsOf = (group: object, under: string) =>
    Object.entries(group).flatMap(([name, words]: [string, object]) =>
      Object.keys(words).map((word) => `${under}.${name}.${word}`),
    );
  const expected = [
    ...wordsOf(themed, 'theme.dark'),
    ...wordsOf(themed, 'theme.light'),
    ...wordsOf({ comfortable: density, compact: density }, 'density'),
    ...wordsOf(rest, 'shared'),
  ];
  expect(expected.filter((path) => !paths.has(path))).toEqual([]);
  expect(paths.size).toBe(expected.length);
});

test('the hexadecimal fallback equals the color', () => {
  expect(JSON.stringify(designTokens())).toContain('"hex":"#31beb9"');
});
