import type { StyledSpan } from '../store/types.ts';
import { accent, accentAt, accentOfValue } from './accents.ts';
import { decodeEscapes } from './fields.ts';

/** A line of `key=value` pairs (logfmt). */
export interface LogfmtLine {
  readonly kind: 'logfmt';
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  readonly accents: readonly StyledSpan[];
}

const pair = /(?<name>[A-Za-z_@][\w.@/-]{0,100})=(?<value>"(?:[^"\\]|\\.)*"|[^\s"]*)(?:\s+|$)/y;

/** Fewer pairs than this may be text that happens to have an equals sign. */
const minPairs = 2;

/** Reads a line that is all pairs; `undefined` if it is not. */
export function parseLogfmt(text: string): LogfmtLine | undefined {
  const fields: { name: string; value: string }[] = [];
  const accents: StyledSpan[] = [];
  pair.lastIndex = 0;
  let at = 0;
  while (at < text.length) {
    const groups = pair.exec(text)?.groups;
    if (groups === undefined) return undefined;
    const { name = '', value = '' } = groups;
    const valueAt = at + name.length + 1;
    fields.push({ name, value: value.startsWith('"') ? decodeEscapes(value.slice(1, -1)) : value });
    accents.push(
      ...accentAt(at, valueAt, accent.quiet),
      ...accentAt(valueAt, valueAt + value.length, accentOfValue(value)),
    );
    at = pair.lastIndex;
  }
  return fields.length < minPairs ? undefined : { kind: 'logfmt', fields, accents };
}
