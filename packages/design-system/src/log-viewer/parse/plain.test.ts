import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { AnsiStyle } from '../store/types.ts';
import { penAfter, toPlain } from './plain.ts';
import { applySgr, indexedColor, plainStyle, sgrOf } from './sgr.ts';
import { styledSpans } from './styles.ts';

const ESC = '\u001B';

/** A line's text, and its styled parts. */
function read(raw: string, pen?: AnsiStyle) {
  const line = toPlain(raw, pen);
  const spans = styledSpans(line.changes, line.text.length).map(({ from, to, style }) => [
    line.text.slice(from, to),
    style,
  ]);
  return { text: line.text, spans, pen: penAfter(line) };
}

const palette = (index: number) => ({ kind: 'palette', index }) as const;
const red = { foreground: palette(1) };

describe('escape sequences', () => {
  test.each([
    ['no escapes', 'plain text'],
    ['a link', `${ESC}]8;;https://a.example${ESC}\\plain${ESC}]8;;${ESC}\\ text`],
    ['a title that ends with a bell', `${ESC}]0;title\u0007plain text`],
    ['a device control string', `plain${ESC}Pq#0${ESC}\\ text`],
    ['a start of string', `plain${ESC}Xhidden${ESC}\\ text`],
    ['a privacy message', `plain${ESC}^hidden${ESC}\\ text`],
    ['an application command', `plain${ESC}_hidden\u0007 text`],
    ['a string that another escape breaks off', `plain${ESC}]0;title${ESC}[0m text`],
    ['a string without an end', `plain text${ESC}]0;title`],
    ['a string that ends with a lone escape', `plain text${ESC}]0;title${ESC}`],
    ['a character set', `${ESC}(Bplain text`],
    ['an escape with several intermediates', `${ESC}#(/8plain text`],
    ['a full reset', `plain${ESC}c text`],
    ['a lone escape at the end', `plain text${ESC}`],
    ['a string before an escape', `${ESC}]0;title${ESC}(Bplain text`],
    ['an unknown private style', `${ESC}[1?mplain text`],
    ['the cursor hidden', `${ESC}[?25lplain text`],
    ['a control sequence with an intermediate', `${ESC}[1 qplain text`],
    ['a truncated control sequence', `plain text${ESC}[31;`],
    ['a private mode that ends like a style', `${ESC}[>4mplain text`],
    ['an 8-bit link', '\u009D8;;https://a.example\u009Cplain text'],
    ['an 8-bit style', '\u009B0mplain text'],
  ])('the text of a line with %s is shown without them', (_, raw) => {
    expect(read(raw)).toEqual({ text: 'plain text', spans: [], pen: plainStyle });
  });

  test.each([
    [`${ESC}[3\u00E41m`, '\u00E41m'],
    [`${ESC}[3\u0001m`, '\u0001m'],
    [`a${ESC}\u00E4b`, 'a\u00E4b'],
    [`a${ESC}(\u00E4b`, 'a\u00E4b'],
    [`${ESC}[@b`, 'b'],
    [`${ESC}[~b`, 'b'],
    [`${ESC}0b`, 'b'],
    [`${ESC}~b`, 'b'],
    [`a\u009Bb`, 'a'],
    [`a\u009B`, 'a\u009B'],
    [`a\u009Db`, 'a\u009Db'],
  ])('%j is shown as %j', (raw, text) => {
    expect(toPlain(raw).text).toBe(text);
  });
});

describe('lines that overwrite themselves', () => {
  test.each([
    ['10%\r20%', '20%'],
    ['loading\rdone', 'doneing'],
    ['done\r', 'done'],
    ['done\r\r', 'done'],
    ['abc\b\bX', 'aXc'],
    ['a\b\b\bX', 'X'],
    [`loading\r${ESC}[Kdone`, 'done'],
    [`loading\r${ESC}[0Kdone`, 'done'],
    [`abcdef\b\b${ESC}[1Kx`, '    xf'],
    [`abc${ESC}[1Kx`, '   x'],
    [`abcdef${ESC}[2Kx`, '      x'],
    [`abcdef\rab${ESC}[K`, 'ab'],
    [`abc${ESC}[K`, 'abc'],
    [`abc${ESC}[K more`, 'abc more'],
    [`abc${ESC}[1K`, '   '],
    [`abc\r${ESC}[5Kx`, 'xbc'],
    [`abc${ESC}[Gx`, 'xbc'],
    [`abc${ESC}[2Gx`, 'axc'],
    [`abc${ESC}[2\u0060x`, 'axc'],
    [`abc${ESC}[0Gx`, 'xbc'],
    [`abc${ESC}[6Gx`, 'abc  x'],
    [`a${ESC}[Cb`, 'a b'],
    [`a${ESC}[0Cb`, 'a b'],
    [`a${ESC}[3Cb`, 'a   b'],
    [`abc${ESC}[Dx`, 'abx'],
    [`abc${ESC}[2Dx`, 'axc'],
    [`abc${ESC}[9Dx`, 'xbc'],
    [`abcdef\r${ESC}[Px`, 'xcdef'],
    [`abcdef\r${ESC}[3P`, 'def'],
    [`abcdef\ra${ESC}[2X`, 'a  def'],
    [`abcdef\ra${ESC}[X`, 'a cdef'],
    [`abc\ra${ESC}[9X`, 'a  '],
    [`abc${ESC}[2Xx`, 'abcx'],
    [`abc\ra\tb`, 'abc     b'],
    ['\b\ta', '        a'],
    ['\b1234567\ta', '1234567 a'],
    ['\b12345678\ta', '12345678        a'],
    ['abc\r\u{1F600}', '\u{1F600}bc'],
    ['xe\u0301\b\bab', 'ab'],
    ['\b\u0301a', '\u0301a'],
    ['xe\u0301\ba', 'xa'],
    ['xy\rae\u0301', 'ae\u0301'],
    ['\rabc', 'abc'],
    ['abc\r\u0301x', '\u0301xc'],
    [`abc\r${ESC}[31mx${ESC}[0m`, 'xbc'],
    [`abc\r${ESC}[4hx`, 'xbc'],
  ])('%j shows %j', (raw, text) => {
    expect(toPlain(raw).text).toBe(text);
  });

  test('the cursor stops at column 10 000, or at the end of a longer line', () => {
    expect(toPlain(`${ESC}[999999999Cx`).text).toBe(`${' '.repeat(10_000)}x`);
    const long = 'a'.repeat(10_005);
    expect(toPlain(`${long}${ESC}[5Dx${ESC}[99Cy`).text).toBe(`${'a'.repeat(10_000)}xaaaay`);
  });

  test('each character keeps the style it was written with', () => {
    expect(read(`abc\r${ESC}[31mx${ESC}[0m`)).toEqual({
      text: 'xbc',
      spans: [['x', red]],
      pen: plainStyle,
    });
    expect(read(`${ESC}[31mabc\r${ESC}[0mx`)).toEqual({
      text: 'xbc',
      spans: [['bc', red]],
      pen: plainStyle,
    });
    expect(read(`${ESC}[31mab${ESC}[2Cc\bd`)).toEqual({
      text: 'ab  d',
      spans: [
        ['ab', red],
        ['d', red],
      ],
      pen: red,
    });
  });
});

describe('styles across lines', () => {
  test.each(['abc', 'xyz\rabc', `a${ESC}[?25hbc`, `abc${ESC}[K`])(
    '%j begins with the style of the line before and passes it on',
    (raw) => {
      expect(read(raw, red)).toEqual({ text: 'abc', spans: [['abc', red]], pen: red });
    },
  );

  test('a line passes the style at its end on', () => {
    const bold = { bold: true };
    expect(read(`a${ESC}[1mb`)).toEqual({ text: 'ab', spans: [['b', bold]], pen: bold });
    expect(read(`a${ESC}[1mb${ESC}[m`).pen).toEqual(plainStyle);
    expect(read(`a${ESC}[1m`)).toEqual({ text: 'a', spans: [], pen: bold });
    expect(read(`ab\r${ESC}[1m`)).toEqual({ text: 'ab', spans: [], pen: bold });
  });
});

describe('select graphic rendition', () => {
  const everything: AnsiStyle = {
    bold: true,
    dim: true,
    italic: true,
    underline: true,
    inverse: true,
    strike: true,
    foreground: palette(2),
    background: palette(3),
  };
  const without = (...keys: string[]) =>
    Object.fromEntries(Object.entries(everything).filter(([key]) => !keys.includes(key)));

  test.each([
    ['1', { bold: true }],
    ['2', { dim: true }],
    ['3', { italic: true }],
    ['4', { underline: true }],
    ['21', { underline: true }],
    ['7', { inverse: true }],
    ['9', { strike: true }],
    ['30', { foreground: palette(0) }],
    ['37', { foreground: palette(7) }],
    ['40', { background: palette(0) }],
    ['47', { background: palette(7) }],
    ['90', { foreground: palette(8) }],
    ['97', { foreground: palette(15) }],
    ['100', { background: palette(8) }],
    ['107', { background: palette(15) }],
    ['1;31', { bold: true, foreground: palette(1) }],
    ['38;5;9', { foreground: palette(9) }],
    ['48;5;9;1', { background: palette(9), bold: true }],
    ['38;2;1;2;3;1', { foreground: { kind: 'rgb', red: 1, green: 2, blue: 3 }, bold: true }],
    ['48;2;255;0;7', { background: { kind: 'rgb', red: 255, green: 0, blue: 7 } }],
    ['38:5:9', { foreground: palette(9) }],
    ['48:2:1:2:3', { background: { kind: 'rgb', red: 1, green: 2, blue: 3 } }],
    ['38:2::1:2:3', { foreground: { kind: 'rgb', red: 1, green: 2, blue: 3 } }],
    ['38:2:0:1:2:3:0', { foreground: { kind: 'rgb', red: 1, green: 2, blue: 3 } }],
    ['4:3', { underline: true }],
    // Colors of underlines are not shown, and take no parameters of others.
    ['58;5;1', {}],
    ['58;2;1;3;4;7', { inverse: true }],
    ['58:2::1:2:3', {}],
    ['58:5:1', {}],
    // Out of range, incomplete or unknown.
    ['38;5;256', {}],
    ['38;5', {}],
    ['38;2;256;0;0', {}],
    ['38;2;0;256;0', {}],
    ['38;2;0;0;256', {}],
    ['38;2;1;2', {}],
    ['38;9;1', { bold: true }],
    ['38:5:256', {}],
    ['1:2', {}],
    ['58:2:1:2:3', {}],
    ['38:5:1:2:3:4', { foreground: palette(1) }],
    ['7:5:1', {}],
    ['5;8;53', {}],
    ['29;38', {}],
    ['39;48', {}],
    ['49;98', {}],
    ['89;99;108', {}],
  ])('%j leads to %j', (parameters, style) => {
    expect(applySgr(plainStyle, parameters)).toEqual(style);
  });

  test.each([
    ['', {}],
    ['0', {}],
    ['1;0', {}],
    ['22', without('bold', 'dim')],
    ['23', without('italic')],
    ['24', without('underline')],
    ['4:0', without('underline')],
    ['27', without('inverse')],
    ['29', without('strike')],
    ['39', without('foreground')],
    ['49', without('background')],
    ['38;5;999', everything],
    ['25', everything],
  ])('%j leaves %j of a style with everything', (parameters, style) => {
    expect(applySgr(everything, parameters)).toEqual(style);
  });

  test.each([
    [0, palette(0)],
    [15, palette(15)],
    [16, { kind: 'rgb', red: 0, green: 0, blue: 0 }],
    [17, { kind: 'rgb', red: 0, green: 0, blue: 95 }],
    [22, { kind: 'rgb', red: 0, green: 95, blue: 0 }],
    [52, { kind: 'rgb', red: 95, green: 0, blue: 0 }],
    [231, { kind: 'rgb', red: 255, green: 255, blue: 255 }],
    [232, { kind: 'rgb', red: 8, green: 8, blue: 8 }],
    [255, { kind: 'rgb', red: 238, green: 238, blue: 238 }],
  ])('color %d is %j', (index, color) => {
    expect(indexedColor(index)).toEqual(color);
  });

  test('a style that is written as parameters is read as the same style', () => {
    const on = fc.constant(true as const);
    const byte = fc.integer({ min: 0, max: 255 });
    const color = fc.oneof(
      fc.record({ kind: fc.constant('palette' as const), index: fc.integer({ min: 0, max: 15 }) }),
      fc.record({ kind: fc.constant('rgb' as const), red: byte, green: byte, blue: byte }),
    );
    const styles = fc.record(
      {
        foreground: color,
        background: color,
        bold: on,
        dim: on,
        italic: on,
        underline: on,
        inverse: on,
        strike: on,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(styles, (style) => {
        expect(applySgr(everything, sgrOf(style))).toEqual(style);
      }),
    );
  });
});
