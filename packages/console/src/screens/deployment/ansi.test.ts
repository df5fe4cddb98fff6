import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { collapseCarriageReturns, parseAnsi, stripAnsi } from './ansi.ts';

const esc = '\u001B';
const sgr = (codes: string) => `${esc}[${codes}m`;
const colorOf = (codes: string) => parseAnsi(`${sgr(codes)}x`)[0]?.color;

describe('parseAnsi', () => {
  test('plain text is one run', () => {
    expect(parseAnsi('Installing dependencies')).toEqual([{ text: 'Installing dependencies' }]);
  });

  test('colours and weight last until they are reset', () => {
    expect(parseAnsi(`#6 ${sgr('32;1')}DONE${sgr('0')} 0.1s`)).toEqual([
      { text: '#6 ' },
      { text: 'DONE', color: 'green', isBold: true },
      { text: ' 0.1s' },
    ]);
  });

  test('each attribute can be switched off by itself', () => {
    expect(parseAnsi(`${sgr('1;3;4;91')}a${sgr('22;23;24;39')}b`)).toEqual([
      { text: 'a', color: 'brightRed', isBold: true, isItalic: true, isUnderlined: true },
      {
        text: 'b',
        color: undefined,
        isBold: false,
        isDim: false,
        isItalic: false,
        isUnderlined: false,
      },
    ]);
  });

  test('an empty reset resets', () => {
    expect(parseAnsi(`${sgr('31')}a${sgr('')}b`).at(1)).toEqual({ text: 'b' });
  });

  test.each([
    ['38;5;1', 'red'],
    ['38;5;12', 'brightBlue'],
    ['38;5;46', 'green'],
    ['38;5;196', 'red'],
    ['38;5;226', 'yellow'],
    ['38;5;232', 'black'],
    ['38;5;255', 'brightWhite'],
    ['38;2;220;40;40', 'red'],
    ['38;2;120;170;255', 'brightBlue'],
    ['38:2::0:180:180', 'cyan'],
    ['38:5:5', 'magenta'],
  ])('256 and true colours come to the nearest of the 16: %s is %s', (codes, color) => {
    expect(colorOf(codes)).toBe(color);
  });

  test('codes after an extended colour still count, backgrounds are not kept', () => {
    expect(parseAnsi(`${sgr('48;2;10;20;30;1;48;5;3;31')}x`)).toEqual([
      { text: 'x', color: 'red', isBold: true },
    ]);
  });

  test('other sequences vanish: links, cursor moves, titles, a cut-off one', () => {
    const link = `${esc}]8;;https://example.com${esc}\\docs${esc}]8;;${esc}\\`;
    expect(stripAnsi(`${esc}[2K${esc}[1Aread ${link}${esc}]0;title\u0007 now${esc}(B${esc}`)).toBe(
      'read docs now',
    );
  });

  test('whatever comes in, the runs together are the stripped text and hold no control character', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(esc, `${esc}[`, `${esc}]`, '31m', '38;5', ';', 'm', '\u0007', '<b>'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const line = pieces.join('');
        const text = parseAnsi(line)
          .map((run) => run.text)
          .join('');
        expect(text).toBe(stripAnsi(line));
        expect(text.replaceAll('\t', '')).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});

describe('collapseCarriageReturns', () => {
  test('a progress bar shows its last state', () => {
    expect(collapseCarriageReturns('10 %\r50 %\r100 %')).toBe('100 %');
  });

  test('a return at the end does not wipe the line', () => {
    expect(collapseCarriageReturns('10 %\r100 %\r')).toBe('100 %');
  });

  test('a colour set before the return stays', () => {
    expect(parseAnsi(collapseCarriageReturns(`${sgr('32')}10 %\r100 %`))).toEqual([
      { text: '100 %', color: 'green' },
    ]);
  });

  test('a line without returns is left alone', () => {
    fc.assert(
      fc.property(fc.string(), (line) => {
        fc.pre(!line.includes('\r'));
        expect(collapseCarriageReturns(line)).toBe(line);
      }),
    );
  });
});
