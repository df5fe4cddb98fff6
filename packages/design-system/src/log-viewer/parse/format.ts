import type { StyledSpan } from '../store/types.ts';
import { parseAccessLine } from './accessLine.ts';
import type { AccessLine } from './accessLine.ts';
import { parseJsonLine } from './json.ts';
import type { JsonLine } from './json.ts';
import { parseLogfmt } from './logfmt.ts';
import type { LogfmtLine } from './logfmt.ts';
import { parseException, parseFrame } from './traceback.ts';
import type { TracebackError, TracebackFrame } from './traceback.ts';

/** Text of no known format. */
export interface PlainFormat {
  readonly kind: 'plain';
  readonly accents: readonly StyledSpan[];
}

/** Format of a line, with the accents of its tokens. Offsets are in the line. */
export type LineFormat =
  | PlainFormat
  | JsonLine
  | LogfmtLine
  | AccessLine
  | TracebackFrame
  | TracebackError;

const plain: PlainFormat = { kind: 'plain', accents: [] };

/** Longer lines are not looked at for a format other than JSON, in UTF-16 units. */
const maxLength = 20_000;

/** Detects the format of a line. */
export function formatOf(text: string): LineFormat {
  const json = parseJsonLine(text);
  if (json !== undefined) return json;
  if (text.length > maxLength) return plain;
  return (
    (text.includes('=') ? parseLogfmt(text) : undefined) ??
    (text.includes('"') ? parseAccessLine(text) : undefined) ??
    parseFrame(text) ??
    parseException(text) ??
    plain
  );
}
