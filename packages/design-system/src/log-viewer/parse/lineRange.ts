/** Lines from the first to the last, inclusive, counted from 1. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

const syntax = /^#?L([1-9]\d{0,9})(?:-L?([1-9]\d{0,9}))?$/;

/** Reads the fragment of a link: `#L120`, `#L120-L145`; also the wrong way round. `undefined` for others. */
export function parseLineRange(fragment: string): LineRange | undefined {
  const match = syntax.exec(fragment);
  if (match === null) return undefined;
  const one = Number(match[1]);
  const other = Number(match[2] ?? match[1]);
  return { first: Math.min(one, other), last: Math.max(one, other) };
}

/** The fragment of a link to lines: `#L120`, `#L120-L145`. */
export function formatLineRange({ first, last }: LineRange): string {
  return first === last ? `#L${first}` : `#L${first}-L${last}`;
}
