import type { DisplayLine } from '../../parse/display.ts';
import type { LogSpan } from '../../store/types.ts';

/** A part of a line that makes way for the rest. */
export interface Aside extends LogSpan {
  /** `level`: while levels have a column of their own. `detail`: of a request, where there is little room. */
  readonly kind: 'level' | 'detail';
}

/** As Python and uvicorn write it. */
const levelAtStart = /^(?:DEBUG|INFO|WARNING|ERROR|CRITICAL):\s+/;

/**
 * Returns the parts of a line that make way, except for those with a match, which has to be seen: the level in front, and
 * what a request has besides method, path and status.
 */
export function asidesOf(
  { text, format }: Pick<DisplayLine, 'text' | 'format'>,
  hits: readonly LogSpan[],
): Aside[] {
  const start = levelAtStart.exec(text)?.[0].length ?? 0;
  const asides: Aside[] = [{ from: 0, to: start, kind: 'level' }];
  if (format.kind === 'access') {
    const { method, path } = format;
    const status = String(format.status);
    const methodAt = text.indexOf(method, start);
    const pathEnd = text.indexOf(path, methodAt) + path.length;
    const statusAt = text.indexOf(status, pathEnd);
    asides.push(
      { from: start, to: methodAt, kind: 'detail' },
      // Without the space before the status.
      { from: pathEnd, to: statusAt - 1, kind: 'detail' },
      { from: statusAt + status.length, to: text.length, kind: 'detail' },
    );
  }
  return asides.filter(
    (aside) =>
      aside.to > aside.from && hits.every(({ from, to }) => to <= aside.from || from >= aside.to),
  );
}
