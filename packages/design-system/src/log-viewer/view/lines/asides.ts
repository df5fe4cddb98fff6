import type { DisplayLine } from '../../parse/display.ts';
import type { LogSpan } from '../../store/types.ts';

/** A part of a line that makes way for the rest. */
export interface Aside extends LogSpan {
  /** `level`: while levels have a column of their own. `detail`: of a request, where there is little room. */
  readonly kind: 'level' | 'detail';
}

const levelAtStart = /^(?:TRACE|DEBUG|INFO|WARN(?:ING)?|ERROR|CRITICAL|FATAL):\s+/;

/**
 * Returns the parts of a line that make way, except for those with a match, which has to be seen: the level in front, and
 * what a request has besides method, path and status.
 */
export function asidesOf(
  { text, format }: Pick<DisplayLine, 'text' | 'format'>,
  hits: readonly LogSpan[],
): Aside[] {
  const start = levelAtStart.exec(text)?.[0].length ?? 0;
  const level: Aside[] = start === 0 ? [] : [{ from: 0, to: start, kind: 'level' }];
  const all = [...level, ...(format.kind === 'access' ? detailsOf(text, format, start) : [])];
  return all.filter((aside) => hits.every(({ from, to }) => to <= aside.from || from >= aside.to));
}

function detailsOf(
  text: string,
  { method, path, status }: { method: string; path: string; status: number },
  start: number,
): Aside[] {
  const methodAt = text.indexOf(method, start);
  const pathAt = text.indexOf(path, methodAt + method.length);
  const pathEnd = pathAt + path.length;
  const statusAt = text.indexOf(String(status), pathEnd);
  if (methodAt === -1 || pathAt === -1 || statusAt === -1) return [];
  const spans = [
    { from: start, to: methodAt },
    // Without the space before the status.
    { from: pathEnd, to: statusAt - 1 },
    { from: statusAt + String(status).length, to: text.length },
  ];
  return spans
    .filter(({ from, to }) => to > from)
    .map((span): Aside => ({ ...span, kind: 'detail' }));
}
