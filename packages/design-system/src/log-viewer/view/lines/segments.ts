import type { Aside } from './asides.ts';
import type { AnsiStyle, LogSpan, MaskedSpan, StyledSpan } from '../../store/types.ts';

/** Annotations of a line's text. Each list is sorted and does not overlap itself. */
export interface LineSpans {
  readonly styles: readonly StyledSpan[];
  readonly masks: readonly MaskedSpan[];
  /** Matches. Masks hold none. @default none */
  readonly hits?: readonly LogSpan[];
  /** Parts that make way. @default none */
  readonly asides?: readonly Aside[];
}

/** A stretch of a line that looks the same throughout. */
export interface Segment extends LogSpan {
  readonly style: AnsiStyle | undefined;
  readonly mask: MaskedSpan | undefined;
  readonly hit: LogSpan | undefined;
  readonly aside: Aside | undefined;
}

/** Splits a text of `length` UTF-16 units where its style changes. A mask is not split: it is one button. */
export function segmentsOf(
  length: number,
  { styles, masks, hits = [], asides = [] }: LineSpans,
): Segment[] {
  const cuts = new Set([0, length]);
  for (const { from, to } of [...styles, ...masks, ...hits, ...asides]) {
    if (from < length) cuts.add(from).add(Math.min(to, length));
  }
  const isInsideMask = (cut: number) => masks.some(({ from, to }) => from < cut && cut < to);
  const places = [...cuts].filter((cut) => !isInsideMask(cut)).toSorted((a, b) => a - b);

  const style = finder(styles);
  const mask = finder(masks);
  const hit = finder(hits);
  const aside = finder(asides);
  return places.slice(0, -1).map((from, index) => ({
    from,
    to: places[index + 1] ?? length,
    style: style(from)?.style,
    mask: mask(from),
    hit: hit(from),
    aside: aside(from),
  }));
}

/** Finds the span at a place, where places only grow. */
function finder<Span extends LogSpan>(spans: readonly Span[]) {
  let index = 0;
  return (place: number): Span | undefined => {
    while ((spans[index]?.to ?? Infinity) <= place) index += 1;
    const span = spans[index];
    return span !== undefined && span.from <= place ? span : undefined;
  };
}
