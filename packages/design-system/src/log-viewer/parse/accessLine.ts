import type { StyledSpan } from '../store/types.ts';
import { accent, accentAt } from './accents.ts';

/** A request as a web server logs it. Positions are in the line. */
export interface AccessLine {
  readonly kind: 'access';
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly accents: readonly StyledSpan[];
}

/** uvicorn, gunicorn, hypercorn, nginx and Apache: `10.4.2.17:443 - "GET /berths HTTP/1.1" 200 OK`. */
const syntax =
  /^(?<before>[^"]{0,200})"(?<method>[A-Z]{3,10}) (?<path>[^"\s]+)(?: HTTP\/[\d.]{1,3})?" (?<status>[1-5]\d\d)\b/d;

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
  const match = syntax.exec(text);
  const at = match?.indices?.groups;
  const groups = match?.groups;
  if (match === null || at === undefined || groups === undefined) return undefined;
  const [method, path, status] = [at['method'], at['path'], at['status']];
  if (method === undefined || path === undefined || status === undefined) return undefined;
  const code = Number(groups['status']);
  const who = client.exec(groups['before'] ?? '');
  return {
    kind: 'access',
    method: groups['method'] ?? '',
    path: groups['path'] ?? '',
    status: code,
    accents: [
      ...(who === null ? [] : accentAt(who.index, who.index + who[0].length, accent.quiet)),
      ...accentAt(method[0], method[1], accent.method),
      ...accentAt(path[1], status[0] - 2, accent.quiet),
      ...accentAt(status[0], status[1], byClass[Math.floor(code / 100) - 1] ?? accent.quiet),
    ],
  };
}
