import type { AnsiStyle, StyledSpan } from '../store/types.ts';

const color = (index: number): AnsiStyle => ({ foreground: { kind: 'palette', index } });

/** Styles of the tokens of a known format: the terminal's colours, so every theme has them. */
export const accent = {
  quiet: { dim: true },
  strong: { bold: true },
  name: color(6),
  text: color(2),
  number: color(5),
  method: color(4),
  statusOk: color(2),
  statusMoved: color(6),
  statusClient: color(3),
  statusServer: color(1),
  failure: { ...color(1), bold: true },
} satisfies Record<string, AnsiStyle>;

/** A span, unless it is empty. */
export const accentAt = (from: number, to: number, style: AnsiStyle): StyledSpan[] =>
  to > from ? [{ from, to, style }] : [];

/** Strings, numbers and words such as `true` as a value is drawn. */
export function accentOfValue(value: string): AnsiStyle {
  return /^-?\d/.test(value) ? accent.number : accent.text;
}
