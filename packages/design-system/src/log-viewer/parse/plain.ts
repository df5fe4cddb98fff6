import { isStyle, movesCursor, readEscape } from './escapes.ts';
import type { PlainLine, StyleChange } from './escapes.ts';
import { drawLine } from './draw.ts';
import { applySgr, plainStyle, sgrOf } from './sgr.ts';
import type { AnsiStyle } from '../store/types.ts';

const noChanges: readonly StyleChange[] = [];

const begin = (pen: AnsiStyle): StyleChange[] =>
  pen === plainStyle ? [] : [{ at: 0, parameters: sgrOf(pen) }];

/** The style that text after a line would have. */
export const penAfter = ({ changes, pen }: PlainLine): AnsiStyle =>
  pen ?? changes.reduce((style, { parameters }) => applySgr(style, parameters), plainStyle);

const c1 = /[\u0090\u0098\u009B\u009D-\u009F]/;
const c1Sequence = /\u009B(?=[0-?]{0,60}[ -/]{0,4}[@-~])/g;
const c1String = new RegExp(
  String.raw`[\u0090\u0098\u009D-\u009F][^\u009C\u0007\u001B]*(?:\u009C|\u0007|\u001B\\)`,
  'g',
);

/**
 * Writes 8-bit control sequences (U+0080 to U+009F) as those of 7 bits. Only whole ones: text that was decoded wrongly
 * has such characters too.
 */
const withoutC1 = (line: string): string =>
  c1.test(line) ? line.replaceAll(c1Sequence, '\u001B[').replaceAll(c1String, '') : line;

/**
 * Removes the escape sequences from a line, and returns the styles they set. When a line overwrites itself (carriage
 * returns, backspaces, "erase in line"), the text is what a terminal would finally show. A carriage return at the very
 * end belongs to the line break. `pen` is the initial style.
 */
export function toPlain(raw: string, pen = plainStyle): PlainLine {
  const line = withoutC1(raw.endsWith('\r') ? raw.slice(0, -1) : raw);
  if (line.includes('\r') || line.includes('\b')) return drawLine(line, pen);
  let escape = line.indexOf('\x1B');
  if (escape === -1) return { text: line, changes: pen === plainStyle ? noChanges : begin(pen) };

  const changes = begin(pen);
  let text = '';
  let from = 0;
  while (escape !== -1) {
    text += line.slice(from, escape);
    const sequence = readEscape(line, escape);
    if (movesCursor(sequence.final) && !isHarmless(line, sequence.final, sequence.end)) {
      return drawLine(line, pen);
    }
    if (isStyle(sequence)) changes.push({ at: text.length, parameters: sequence.parameters });
    from = sequence.end;
    escape = line.indexOf('\x1B', from);
  }
  return { text: text + line.slice(from), changes };
}

/** Erasing to the end of a line that ends here anyway, as Git does after each line of progress. */
const isHarmless = (line: string, final: string, end: number) =>
  final === 'K' && end === line.length && line[end - 2] === '[';
