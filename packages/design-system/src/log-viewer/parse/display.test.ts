import { expect, test } from 'vitest';

import { createLogStore } from '../store/createLogStore.ts';
import { accent } from './accents.ts';
import { displayLine, displayText } from './display.ts';

/** The first line of a log with this text, as it is rendered. */
function rendered(text: string, maxLength?: number) {
  const store = createLogStore();
  store.append([text]);
  return displayLine(store.read(0), maxLength);
}

const red = { foreground: { kind: 'palette', index: 1 } };

test('control characters become pictures', () => {
  expect(rendered('a\u0000b')).toMatchObject({ text: 'a␀b', cut: 0, format: { kind: 'plain' } });
});

test.each([
  ['abcdef', 6, 'abcdef', 0],
  ['abcdef', 4, 'abcd', 2],
  ['abc😀', 4, 'abc', 2],
  ['ab😀d', 4, 'ab😀', 1],
  ['abc\uFFFDd', 4, 'abc\uFFFD', 1],
  ['abc\u{10000}', 4, 'abc', 2],
  ['abc\u{10FFFF}', 4, 'abc', 2],
])('%j cut to %d is %j', (text, maxLength, shown, cut) => {
  expect(rendered(text, maxLength)).toMatchObject({ text: shown, cut });
});

test('a part of a log is cut, and shows control characters as pictures', () => {
  expect(displayText('a\u202Eb')).toBe('a␦b');
  expect(displayText('ab😀', 3)).toBe('ab…');
  expect(displayText('x'.repeat(2001))).toBe(`${'x'.repeat(2000)}…`);
  expect(displayText('x'.repeat(2001), Infinity)).toHaveLength(2001);
});

test('a line of more than 2000 characters is cut, unless all of it is requested', () => {
  expect(rendered('x'.repeat(2000))).toMatchObject({ cut: 0 });
  const store = createLogStore();
  store.append(['x'.repeat(2001)]);
  const line = store.read(0);
  expect(displayLine(line)).toMatchObject({ text: 'x'.repeat(1000), cut: 1001 });
  expect(displayLine(line, Infinity)).toMatchObject({ text: 'x'.repeat(2001), cut: 0 });
  expect(displayLine(line)).toMatchObject({ cut: 1001 });
});

test('accents of the format are applied where the log has no style of its own', () => {
  const { styles } = rendered('level=\u001B[31minfo\u001B[0m took=12');
  expect(styles).toEqual([
    { from: 0, to: 6, style: accent.quiet },
    { from: 6, to: 10, style: red },
    { from: 11, to: 16, style: accent.quiet },
    { from: 16, to: 18, style: accent.number },
  ]);
});

test('an accent that overlaps a style of the log is left out', () => {
  const { styles } = rendered('level=in\u001B[31mfo to\u001B[0mok=12');
  expect(styles).toEqual([
    { from: 0, to: 6, style: accent.quiet },
    { from: 8, to: 13, style: red },
    { from: 16, to: 18, style: accent.number },
  ]);
});

test('an accent between two styles of the log is applied', () => {
  const { styles } = rendered('\u001B[31ma\u001B[0m=1 \u001B[31mbc\u001B[0m=true');
  expect(styles).toEqual([
    { from: 0, to: 1, style: red },
    { from: 2, to: 3, style: accent.number },
    { from: 4, to: 6, style: red },
    { from: 7, to: 11, style: accent.text },
  ]);
});

test('styles and masks end where a line is cut', () => {
  const line = '\u001B[31mab\u001B[0m password=swordfish \u001B[31mcd\u001B[0m';
  expect(rendered(line, 15)).toMatchObject({
    styles: [{ from: 0, to: 2, style: red }],
    masks: [{ from: 12, to: 15 }],
  });
  expect(rendered(line, 12)).toMatchObject({ masks: [] });
  expect(rendered(line, 21).masks).toMatchObject([{ from: 12, to: 21 }]);
  expect(rendered(line, 23).styles).toEqual([
    { from: 0, to: 2, style: red },
    { from: 22, to: 23, style: red },
  ]);
});

test('a gap has no format, whatever its reason', () => {
  const store = createLogStore();
  store.appendGap({ reason: 'missing=12 unit=s' });
  expect(displayLine(store.read(0))).toMatchObject({
    text: 'missing=12 unit=s',
    styles: [],
    format: { kind: 'plain', accents: [] },
  });
});
