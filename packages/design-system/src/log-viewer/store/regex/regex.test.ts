import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createSteppedScheduler } from '../../testing.fixtures.ts';
import { createLogStore } from '../createLogStore.ts';
import { compileQuery, createTextTest } from '../query.ts';
import type { LogSpan } from '../types.ts';
import { createLinearMatcher } from './createLinearMatcher.ts';
import { safeLength } from './cost.ts';
import { parsePattern } from './parsePattern.ts';
import { toProgram } from './program.ts';
import type { Step } from './program.ts';

const atom = fc.constantFrom(
  'a',
  'b',
  '😀',
  '.',
  String.raw`\w`,
  '[ab]',
  '[^a\\]]',
  String.raw`\u0061`,
  'É',
  '^',
  '$',
  String.raw`\b`,
  String.raw`\B`,
  String.raw`\p{L}`,
);

/**
 * An empty iteration ends a loop in the browser's engine, without trying alternatives. This engine tries them. The
 * difference does not matter in practice, so such loops are left out.
 */
const mayBeEmpty = (source: string) =>
  /(?<!\[)\^|\$|\\b|\\B/.test(source) || new RegExp(`^(?:${source})$`, 'u').test('');

/** Patterns of a few letters, so that they match now and then. */
const { pattern } = fc.letrec<{ pattern: string; term: string }>((tie) => ({
  pattern: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    atom,
    fc.array(tie('term'), { minLength: 1, maxLength: 3 }).map((terms) => terms.join('')),
    fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `${a}|${b}`),
  ),
  term: fc
    .tuple(
      fc.oneof(
        atom,
        tie('pattern').map((inner) => `(?:${inner})`),
        tie('pattern').map((inner) => `(${inner})`),
      ),
      fc.constantFrom('', '', '*', '+', '?', '*?', '+?', '??', '{2}', '{1,2}', '{2,}', '{0,2}?'),
    )
    .map(([inner, quantifier]) => (mayBeEmpty(inner) ? inner : `${inner}${quantifier}`)),
}));

const text = fc
  .array(fc.constantFrom('a', 'b', 'A', '😀', 'é', ' ', '_', '\uD83D'), { maxLength: 12 })
  .map((characters) => characters.join(''));

const createMatches = (program: readonly Step[], flags: string) => {
  const matcher = createLinearMatcher(program, flags);
  return (given: string) => {
    const spans: LogSpan[] = [];
    const isWhole = matcher.each(given, (from, to) => spans.push({ from, to }));
    return { spans, isWhole };
  };
};

const linearMatches = (program: readonly Step[], flags: string, given: string) =>
  createMatches(program, flags)(given);

/** Matches that are not empty, from the browser's engine. */
const browserMatches = (source: string, flags: string, given: string): LogSpan[] =>
  Array.from(given.matchAll(new RegExp(source, `${flags}g`)), ({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  })).filter(({ from, to }) => to > from);

/** Without `u`, these mean something else. */
const needsUnicode = /\\p|😀/;

test.each([
  { patterns: pattern, flags: ['u', 'iu'] },
  { patterns: pattern.filter((source) => !needsUnicode.test(source)), flags: ['', 'i'] },
])(
  'with the flags $flags, the linear matcher finds what the browser finds',
  ({ patterns, flags }) => {
    let matches = 0;
    const texts = fc.array(text, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(patterns, texts, fc.constantFrom(...flags), (source, lines, flag) => {
        const program = toProgram(parsePattern(source), false);
        if (program === undefined) throw new Error(`${source} has a program`);
        // One matcher searches all lines of a log.
        const search = createMatches(program, flag);
        for (const line of lines) {
          const expected = browserMatches(source, flag, line);
          matches += expected.length;
          expect(search(line)).toEqual({ spans: expected, isWhole: true });
          // The browser also finds an empty match in the middle of a surrogate pair.
          const isFound = Array.from(line.matchAll(new RegExp(source, `${flag}g`))).some(
            ({ 0: found, index }) =>
              found !== '' || !flag.includes('u') || (line.codePointAt(index - 1) ?? 0) <= 0xffff,
          );
          expect(createLinearMatcher(program, flag).test(line)).toBe(isFound);
        }
      }),
      { numRuns: 2500 },
    );
    expect(matches).toBeGreaterThan(500);
  },
);

test('a loop around nothing ends', () => {
  const search = createMatches(toProgram(parsePattern('(?:a|)*b'), false) ?? [], 'u');
  expect(search('caab').spans).toEqual([{ from: 1, to: 4 }]);
  expect(search('cab').spans).toEqual([{ from: 1, to: 3 }]);
});

test('in a text that is too long, the linear matcher finds the matches that do not depend on its end', () => {
  const program = toProgram(parsePattern('a{1000}.*z|a+b|c'), false) ?? [];
  const start = `c${'a'.repeat(500)}b`;
  const long = `${start}${'-'.repeat(40_000)}c`;
  expect(linearMatches(program, 'u', long)).toEqual({
    spans: [
      { from: 0, to: 1 },
      { from: 1, to: start.length },
    ],
    isWhole: false,
  });
  // The first match may end in a z.
  const undecided = `${'a'.repeat(1000)}b${'😀'.repeat(20_000)}`;
  expect(linearMatches(program, 'u', undecided)).toEqual({ spans: [], isWhole: false });
});

test('whole words have no letter, digit or underscore beside them', () => {
  const words = fc
    .array(fc.constantFrom('a', 'ab', 'b', ' ', '-', '_', '7', 'é', '😀', '𝒜'), { maxLength: 8 })
    .map((pieces) => pieces.join(''));
  const sources = fc.constantFrom('a', 'ab?', 'a|ab', '😀', '[ab]+', 'a.', '-', '𝒜+');
  fc.assert(
    fc.property(sources, words, (source, given) => {
      const program = toProgram(parsePattern(source), true);
      if (program === undefined) throw new Error(`${source} has a program`);
      const whole = String.raw`(?<![\p{L}\p{N}_])(?:${source})(?![\p{L}\p{N}_])`;
      expect(linearMatches(program, 'u', given).spans).toEqual(browserMatches(whole, 'u', given));
    }),
    { numRuns: 1000 },
  );
});

test.each([
  '(?=a)',
  '(?!a)b',
  '(?<=a)b',
  '(?<!a)b',
  String.raw`(a)\1`,
  '(?i:a)',
  '(?-i:a)',
  '(?i-s:a)',
])('%s is left to the browser', (source) => {
  expect(toProgram(parsePattern(source), false)).toBeUndefined();
});

test('a named reference is read whole', () => {
  expect(parsePattern(String.raw`\k<dock>b`)).toEqual({
    kind: 'sequence',
    nodes: [{ kind: 'other' }, { kind: 'character', source: 'b' }],
  });
});

test('repetitions that would be written out too often are left to the browser', () => {
  expect(toProgram(parsePattern('a{1000}'), false)).toHaveLength(1001);
  for (const source of ['a{3000}', '(?:a{50}){100}', '(?:a{0,50}){0,100}', '(?:(?:a{99}){99}){99}'])
    expect(toProgram(parsePattern(source), false)).toBeUndefined();
});

describe('how long a line may be', () => {
  test.each([
    ['abc', 1e6],
    [String.raw`took=\d+ms`, 3000],
    [String.raw`(?:\d{1,3}\.){3}\d{1,3}`, 10_000],
    ['error.*timeout', 3000],
    ['a.*b.*c', 200],
  ])('%s: %i at least', (source, least) => {
    expect(safeLength(parsePattern(source), 1e7)).toBeGreaterThanOrEqual(least);
  });

  test.each([
    '(a+)+$',
    '(a|a)*$',
    '(a|aa)+$',
    '(.*a){20}',
    String.raw`(\w+\s?)*$`,
    '([a-z]+)*=',
    '(a?){40}a{40}',
  ])('%s: a few characters', (source) => {
    expect(safeLength(parsePattern(source), 1e7)).toBeLessThan(30);
  });
});

// Any of these would keep the browser's engine busy for years.
const evil = [
  ['(a+)+$', 40],
  ['(a|a)*$', 40],
  ['(a|aa)+$', 40],
  ['(.*a){20}b', 40],
  [String.raw`^(\w+\s?)*$`, 40],
  ['(a?){40}a{40}c', 40],
  ['a*a*a*a*a*a*a*c', 200],
  ['.*.*.*=.*c', 2000],
  ['a+c', 300_000],
  ['(a|aa)*c?', 40],
  ['(?:a+c)?', 300_000],
  ['a.*z|a', 20_000],
  ['a(?:.*z)?', 20_000],
] as const;

test.each(evil)('%s over %i characters neither hangs nor finds', (source, length) => {
  const scheduler = createSteppedScheduler();
  const store = createLogStore({ scheduler });
  store.append([`${'a'.repeat(length)}!`, 'ends with aaa']);
  const search = store.find({ text: source, isRegex: true });
  scheduler.settle();
  expect(search.error).toBeUndefined();
  expect(search.progress).toBe(1);
  expect(search.matchesOf(0).every(({ to }) => to <= length)).toBe(true);
});

test('an expression of nested groups is rejected before it overflows the stack', () => {
  for (const depth of [300, 5000]) {
    const nested = `${'('.repeat(depth)}a${')'.repeat(depth)}`;
    expect(compileQuery({ text: nested, isRegex: true })).toEqual({ error: 'costlyRegex' });
  }
});

describe('a test of texts that are not in a store', () => {
  test.each([
    '(a+)+b',
    '(.*a){20}b',
    'a*a*a*a*a*a*a*c',
    '.*.*.*=.*c',
    String.raw`^(\S+\s?)+~$`,
    String.raw`(\S+\s?){1,200}~`,
    String.raw`^(([a-z])+.)+[A-Z]([a-z])+$`,
    String.raw`(.*?,){25}~`,
  ])('with %s responds at once', (source) => {
    const compiled = createTextTest({ text: source, isRegex: true, isCaseSensitive: true });
    if ('error' in compiled) throw new Error(compiled.error);
    expect(compiled.test(`${'a'.repeat(400)}!${'GET /tides, '.repeat(10)}!`)).toBe(false);
  });

  test.each([String.raw`(?i:(\S+\s?)+~)`, String.raw`(?=(a+)+$)`, String.raw`(a*)*\1b`])(
    'with %s is rejected, because it has no linear form',
    (source) => {
      expect(createTextTest({ text: source, isRegex: true })).toEqual({ error: 'costlyRegex' });
    },
  );

  test('finds an empty match', () => {
    const compiled = createTextTest({ text: '^$', isRegex: true });
    expect('test' in compiled && [compiled.test(''), compiled.test('a')]).toEqual([true, false]);
  });
});

test('an expression that cannot be made safe is refused', () => {
  const store = createLogStore({ scheduler: createSteppedScheduler() });
  const search = store.find({ text: String.raw`(?=(a+)+$)\1`, isRegex: true });
  expect(search.error).toBe('costlyRegex');
  expect(store.find({ text: String.raw`(?<=took=)\d+`, isRegex: true }).error).toBeUndefined();
});
