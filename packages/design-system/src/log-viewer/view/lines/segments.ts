import type { AnsiStyle, LogSpan, MaskedSpan, StyledSpan } from '../../store/types.ts';

/** What a piece of a line means beyond how a terminal would draw it. */
export type Accent =
  | 'quiet'
  | 'strong'
  | 'key'
  | 'string'
  | 'number'
  | 'constant'
  | 'method'
  | 'success'
  | 'redirect'
  | 'clientError'
  | 'serverError';

/** A stretch of a line with a meaning. */
export interface AccentSpan extends LogSpan {
  readonly accent: Accent;
}

/** A stretch of a line that was searched for. */
export interface HitSpan extends LogSpan {
  readonly isCurrent: boolean;
}

/** What is known of a line's text. Each list is in order and does not overlap itself. */
export interface LineSpans {
  readonly styles: readonly StyledSpan[];
  readonly accents: readonly AccentSpan[];
  readonly masks: readonly MaskedSpan[];
  readonly hits: readonly HitSpan[];
}

/** A stretch of a line that looks the same throughout. */
export interface Segment extends LogSpan {
  readonly style: AnsiStyle | undefined;
  readonly accent: Accent | undefined;
  readonly mask: MaskedSpan | undefined;
  readonly hit: 'current' | 'other' | undefined;
}

/** Cuts a text of `length` UTF-16 units wherever its look changes. A mask is not cut: it is one button. */
export function segmentsOf(length: number, spans: LineSpans): Segment[] {
  const cuts = new Set([0, length]);
  for (const list of [spans.styles, spans.accents, spans.hits, spans.masks]) {
    for (const { from, to } of list) {
      cuts.add(Math.min(from, length));
      cuts.add(Math.min(to, length));
    }
  }
  const isInsideMask = (cut: number) => spans.masks.some(({ from, to }) => from < cut && cut < to);
  const places = [...cuts].filter((cut) => !isInsideMask(cut)).toSorted((a, b) => a - b);

  const style = finder(spans.styles);
  const accent = finder(spans.accents);
  const mask = finder(spans.masks);
  const hit = finder(spans.hits);
  return places.slice(0, -1).map((from, index) => {
    const to = places[index + 1] ?? length;
    const found = hit(from);
    return {
      from,
      to,
      style: style(from)?.style,
      accent: accent(from)?.accent,
      mask: mask(from),
      hit: found && (found.isCurrent ? 'current' : 'other'),
    };
  });
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
