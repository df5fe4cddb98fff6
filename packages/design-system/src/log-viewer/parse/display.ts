import type { LogLine, MaskedSpan, StyledSpan } from '../store/types.ts';
import { formatOf } from './format.ts';
import type { LineFormat } from './format.ts';
import { toVisible } from './visible.ts';

/** A line, ready to be drawn. Positions are those of the line's text. */
export interface DisplayLine {
  /** Text to render: control characters as pictures, and cut if it is very long. */
  readonly text: string;
  /** UTF-16 units of the line that are not in `text`. */
  readonly cut: number;
  /** Ordered and disjoint: the log's own styles, and the accents of the format between them. */
  readonly styles: readonly StyledSpan[];
  readonly masks: readonly MaskedSpan[];
  readonly format: LineFormat;
}

/** Longest line that is rendered whole, in UTF-16 units. */
export const longestLine = 2000;

/** Units of a longer one that are rendered before "show all". */
export const startLength = 1000;

/** Styles first; accents only where they touch none. */
function merge(styles: readonly StyledSpan[], accents: readonly StyledSpan[]): StyledSpan[] {
  const free = accents.filter(({ from, to }) =>
    styles.every((span) => span.to <= from || span.from >= to),
  );
  return [...styles, ...free].toSorted((a, b) => a.from - b.from);
}

function clip<Span extends { readonly from: number; readonly to: number }>(
  spans: readonly Span[],
  end: number,
): Span[] {
  return spans
    .filter(({ from }) => from < end)
    .map((span) => (span.to > end ? { ...span, to: end } : span));
}

/** Not between the halves of a surrogate pair. */
function cutAt(text: string, length: number): number {
  if (text.length <= length) return text.length;
  const code = text.charCodeAt(length - 1);
  return code >= 0xd800 && code <= 0xdbff ? length - 1 : length;
}

/** Makes a part of a log ready to be rendered by itself, cut if it is very long. `maxLength` is in UTF-16 units. */
export function displayText(text: string, maxLength = longestLine): string {
  const end = cutAt(text, maxLength);
  return end === text.length ? toVisible(text) : `${toVisible(text.slice(0, end))}…`;
}

/** Ready lines live as long as the read lines they come from, which the store keeps within bounds. */
const known = new WeakMap<LogLine, Map<number, DisplayLine>>();

/** Makes a line ready to be drawn, and keeps it for the next time. `maxLength` is in UTF-16 units. */
export function displayLine(
  line: LogLine,
  maxLength = line.text.length <= longestLine ? longestLine : startLength,
): DisplayLine {
  const end = cutAt(line.text, maxLength);
  const ready = known.get(line)?.get(end);
  if (ready !== undefined) return ready;
  const format: LineFormat = line.isGap ? { kind: 'plain', accents: [] } : formatOf(line.text);
  const display: DisplayLine = {
    text: toVisible(end === line.text.length ? line.text : line.text.slice(0, end)),
    cut: line.text.length - end,
    styles: clip(merge(line.styles, format.accents), end),
    masks: clip(line.masks, end),
    format,
  };
  known.set(line, (known.get(line) ?? new Map()).set(end, display));
  return display;
}
