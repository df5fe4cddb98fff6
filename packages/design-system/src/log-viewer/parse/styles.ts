import type { StyledSpan } from '../store/types.ts';
import type { StyleChange } from './escapes.ts';
import { applySgr, plainStyle } from './sgr.ts';

/** The stretches of a line that have a style. `length`: of the line, in UTF-16 units. */
export function styledSpans(changes: readonly StyleChange[], length: number): StyledSpan[] {
  const spans: StyledSpan[] = [];
  let style = plainStyle;
  for (const [index, { at, parameters }] of changes.entries()) {
    style = applySgr(style, parameters);
    const to = changes[index + 1]?.at ?? length;
    if (to > at && Object.keys(style).length > 0) spans.push({ from: at, to, style });
  }
  return spans;
}
