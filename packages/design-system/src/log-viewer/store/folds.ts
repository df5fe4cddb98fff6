import { parseFrame } from '../parse/traceback.ts';
import { flag } from './flags.ts';
import type { LogFold } from './types.ts';

/** No fold is longer, so that asking for one stays cheap. */
const maxLines = 2000;

/** The run of library lines around a line. `flagsOf` and `textOf` read a line of the log. */
export function foldOf(
  line: number,
  firstLine: number,
  endLine: number,
  flagsOf: (line: number) => number,
  textOf: (line: number) => string,
): LogFold | undefined {
  const isLibrary = (each: number) => (flagsOf(each) & flag.library) !== 0;
  if (line < firstLine || line >= endLine || !isLibrary(line)) return undefined;
  let from = line;
  while (from > firstLine && line - from < maxLines && isLibrary(from - 1)) from -= 1;
  let to = line + 1;
  while (to < endLine && to - line < maxLines && isLibrary(to)) to += 1;
  let count = 0;
  for (let each = from; each < to; each += 1) {
    if (parseFrame(textOf(each)) !== undefined) count += 1;
  }
  return { kind: 'frames', from, to, count };
}
