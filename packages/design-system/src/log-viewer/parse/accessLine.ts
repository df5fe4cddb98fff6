import type { StyledSpan } from '../store/types.ts';
import { accent, accentAt } from './accents.ts';
import { accessSyntax, parseRequest } from './request.ts';

/** A request as a web server logs it. Positions are in the line. */
export interface AccessLine {
  readonly kind: 'access';
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly accents: readonly StyledSpan[];
}

const syntax = new RegExp(accessSyntax, 'd');

/** Text before the request is at most so long, in UTF-16 units. */
const maxBefore = 200;

const client = /(?:\d{1,3}\.){3}\d{1,3}(?::\d{1,5})?|\[?[\da-f]*:[\da-f:]+\]?(?::\d{1,5})?/;

const byClass = [
  accent.quiet,
  accent.statusOk,
  accent.statusMoved,
  accent.statusClient,
  accent.statusServer,
];

/** Reads a line of an access log; `undefined` if it is none. */
export function parseAccessLine(text: string): AccessLine | undefined {
  const { method, path, status } = parseRequest(text, []) ?? {};
  if (method === undefined || path === undefined || status === undefined) return undefined;
  const match = syntax.exec(text);
  if (match === null || match.index > maxBefore) return undefined;
  const at = match.indices?.groups ?? {};
  const who = client.exec(text.slice(0, match.index));
  const accentOn = (span: [number, number] | undefined, style: StyledSpan['style']) =>
    span === undefined ? [] : accentAt(span[0], span[1], style);
  return {
    kind: 'access',
    method,
    path,
    status,
    accents: [
      ...(who === null ? [] : accentAt(who.index, who.index + who[0].length, accent.quiet)),
      ...accentOn(at['method'], accent.method),
      ...accentOn(at['protocol'], accent.quiet),
      ...accentOn(
        at['status'] ?? at['accepted'],
        byClass[Math.floor(status / 100) - 1] ?? accent.quiet,
      ),
    ],
  };
}
