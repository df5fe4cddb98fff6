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

/**
 * Takes the escape sequences out of a line and keeps those that set a style. Where a line overwrites
 * itself (carriage returns, backspaces, "erase in line"), the text is what a terminal would show in the end.
 * A carriage return at the very end belongs to the line break. `pen` is the style it begins with.
 */
export function toPlain(raw: string, pen = plainStyle): PlainLine {
  const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
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
