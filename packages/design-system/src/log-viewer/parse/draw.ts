import { isStyle, readEscape } from './escapes.ts';
import type { Escape, PlainLine, StyleChange } from './escapes.ts';
import { applySgr, plainStyle, sgrOf } from './sgr.ts';
import type { AnsiStyle } from '../store/types.ts';

/** Farther to the right no terminal is: it keeps `ESC [ 999999999 C` from taking all memory. */
const maxColumn = 10_000;

const tabWidth = 8;

const isCombining = /^[\p{M}\u200B-\u200D]$/u;

/** One column of a row: a character with what combines with it. */
interface Cell {
  text: string;
  style: AnsiStyle;
}

/** One row of a terminal that never wraps. A character takes one column, however wide it is drawn. */
function createRow(pen: AnsiStyle) {
  const cells: Cell[] = [];
  let column = 0;
  let style = pen;

  const blank = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) cells[at] = { text: ' ', style: plainStyle };
  };
  const moveTo = (target: number, limit = maxColumn) => {
    column = Math.max(0, Math.min(target, Math.max(limit, cells.length)));
  };
  const erase = (kind: number) => {
    if (kind === 0) cells.length = Math.min(cells.length, column);
    if (kind === 1) blank(0, Math.min(cells.length, column + 1));
    if (kind === 2) cells.length = 0;
  };

  return {
    cells,
    pen: () => style,
    write: (text: string) => {
      const before = cells[column - 1];
      if (before !== undefined && isCombining.test(text)) {
        before.text += text;
        return;
      }
      if (column > cells.length) blank(cells.length, column);
      cells[column] = { text, style };
      column += 1;
    },
    return: () => moveTo(0),
    tab: () => moveTo((Math.floor(column / tabWidth) + 1) * tabWidth),
    back: () => moveTo(column - 1),
    follow: (sequence: Escape) => {
      const { final, parameters } = sequence;
      const number = Number(parameters) || 0;
      if (isStyle(sequence)) style = applySgr(style, parameters);
      else if (final === 'K') erase(number);
      else if (final === 'G' || final === '`') moveTo(Math.max(1, number) - 1);
      else if (final === 'C') moveTo(column + Math.max(1, number));
      else if (final === 'D') moveTo(column - Math.max(1, number));
      else if (final === 'P') cells.splice(column, Math.max(1, number));
      else if (final === 'X') blank(column, Math.min(cells.length, column + Math.max(1, number)));
    },
  };
}

/** Returns the visible text of a line that overwrites itself, as in a terminal. */
export function drawLine(line: string, pen: AnsiStyle): PlainLine {
  const row = createRow(pen);
  let at = 0;
  while (at < line.length) {
    const code = line.codePointAt(at) ?? 0;
    if (code === 0x1b) {
      const sequence = readEscape(line, at);
      row.follow(sequence);
      at = sequence.end;
      continue;
    }
    const character = String.fromCodePoint(code);
    if (code === 0x0d) row.return();
    else if (code === 0x08) row.back();
    else if (code === 0x09) row.tab();
    else row.write(character);
    at += character.length;
  }

  let text = '';
  let style = plainStyle;
  const changes: StyleChange[] = [];
  for (const cell of row.cells) {
    if (cell.style !== style) {
      style = cell.style;
      changes.push({ at: text.length, parameters: sgrOf(style) });
    }
    text += cell.text;
  }
  return { text, changes, pen: row.pen() };
}
