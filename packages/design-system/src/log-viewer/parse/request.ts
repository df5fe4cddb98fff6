import { parseFields } from './fields.ts';
import type { LogField } from './fields.ts';

/** Facts about a request that a line reports. */
export interface LogRequest {
  readonly method: string | undefined;
  /** Path as logged, without the origin of an absolute URL. It may have a query. */
  readonly path: string | undefined;
  /** From 100 to 599. An accepted WebSocket has 101, Switching Protocols. */
  readonly status: number | undefined;
  /** Duration in milliseconds; `undefined` if the line has none, or one without a known unit. */
  readonly durationMs: number | undefined;
}

/**
 * A request of uvicorn, gunicorn, hypercorn, nginx, Apache and others: `"GET /berths HTTP/1.1" 200`, `GET /berths 200`,
 * `"WebSocket /ws" [accepted]`. Hypercorn writes the protocol as a number: `"GET /berths 1.1" 200`.
 */
export const accessSyntax = String.raw`(?<![\w-])(?<method>GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE|CONNECT|QUERY|PROPFIND|WebSocket|WEBSOCKET) (?<path>(?:https?:\/\/[^\s"/]{1,255})?[/*][^\s"]*)(?<protocol> (?:HTTP\/)?\d(?:\.\d{1,2})?)?"?\s{1,4}(?:\[(?<accepted>accepted)\]|(?<status>[1-5]\d\d)\b)`;

const access = new RegExp(accessSyntax);

/** A quick look whether {@link accessSyntax} may match. */
const mayBeAccess = /[A-Zt] (?:https?:\/\/|[/*])/;

const methodNames = [
  'method',
  'http.method',
  'http.request.method',
  'request.method',
  'req.method',
  'httpRequest.requestMethod',
  'request_method',
  'verb',
];
const pathNames = [
  'path',
  'url.path',
  'http.target',
  'http.route',
  'request.uri',
  'request.path',
  'request.url',
  'req.url',
  'httpRequest.requestUrl',
  'request_uri',
  'request_path',
  'uri',
  'url',
  'url.full',
  'http.url',
  'route',
  'target',
];
const statusNames = [
  'status',
  'status_code',
  'statusCode',
  'http.status_code',
  'http.response.status_code',
  'response.status',
  'response.status_code',
  'res.statusCode',
  'httpRequest.status',
  'resp_status',
];
const durationNames = [
  'duration_ms',
  'took_ms',
  'elapsed_ms',
  'latency_ms',
  'response_time_ms',
  'took',
  'duration',
  'elapsed',
  'latency',
  'response_time',
  'responseTime',
  'httpRequest.latency',
  'http.server.request.duration',
];

/** Fields in a text that is neither JSON nor logfmt: `path: /tides`, `{'path': '/tides', 'status': 200}`. */
const loosePath =
  /["']?\b(?:path|url|route|uri)["']?\s?[=:]\s?["']?((?:https?:\/\/[^\s"'/]+)?\/[^\s"',}]*)/;
const looseStatus = /["']?\b(?:status|status_code|statusCode)["']?\s?[=:]\s?["']?([1-5]\d\d)\b/;

/** Returns what a plain line says about a request: an access line, or the fields of JSON and logfmt. */
export function parseRequest(
  text: string,
  fields: readonly LogField[] = parseFields(text),
): LogRequest | undefined {
  const groups = mayBeAccess.test(text) ? access.exec(text)?.groups : undefined;
  const durationMs = durationIn(fields);
  if (groups !== undefined) {
    const { method = '', path = '', status } = groups;
    return {
      method: method.toUpperCase(),
      path: withoutOrigin(path),
      status: status === undefined ? 101 : Number(status),
      durationMs,
    };
  }
  const path =
    fieldOf(fields, pathNames, (value) => /^(?:https?:\/\/|\/)/.test(value))?.value ??
    loosePath.exec(text)?.[1];
  const status =
    fieldOf(fields, statusNames, (value) => /^[1-5]\d\d$/.test(value))?.value ??
    looseStatus.exec(text)?.[1];
  if (path === undefined && status === undefined) return undefined;
  const method = fieldOf(fields, methodNames, (value) => /^[A-Z]{3,10}$/i.test(value))?.value;
  return {
    method: method?.toUpperCase(),
    path: path === undefined ? undefined : withoutOrigin(path),
    status: status === undefined ? undefined : Number(status),
    durationMs,
  };
}

/** Returns the first of the named fields that fits. A name with a dot also counts below others: `attributes.http.route`. */
function fieldOf(
  fields: readonly LogField[],
  names: readonly string[],
  fits: (value: string) => boolean,
): LogField | undefined {
  for (const wanted of names) {
    const found = fields.find(
      ({ name, value }) =>
        (name === wanted || (wanted.includes('.') && name.endsWith(`.${wanted}`))) && fits(value),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

function withoutOrigin(url: string): string {
  const [, rest] = /^https?:\/\/[^/?#]*(.*)$/s.exec(url) ?? [];
  return rest === undefined ? url : rest.startsWith('/') ? rest : `/${rest}`;
}

const duration = /^(\d+(?:\.\d+)?)\s*(ms|s)?$/;

/** Without a unit, only names that end in `_ms`, pino's `responseTime`, and seconds of Caddy and OpenTelemetry count. */
function durationIn(fields: readonly LogField[]): number | undefined {
  const field = fieldOf(fields, durationNames, (value) => duration.test(value));
  if (field === undefined) return undefined;
  const { name, value } = field;
  const [, digits = '', unit] = duration.exec(value) ?? [];
  const isOfCaddy = name === 'duration' && fields.some((each) => each.name === 'request.uri');
  if (unit === 's' || (unit === undefined && (isOfCaddy || name.includes('http.server.')))) {
    return Number(digits) * 1000;
  }
  const isMilliseconds = unit === 'ms' || name.endsWith('_ms') || name === 'responseTime';
  return isMilliseconds ? Number(digits) : undefined;
}

const uuid = /^[\da-f]{8}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{12}$/i;

/** Whether a segment of a path is an id: a number, a date, a UUID, a hash or long hex, a code such as `B-17`, a long random text. */
function isId(segment: string): boolean {
  if (!/\d/.test(segment)) return false;
  return (
    /^[\d.,:-]+$/.test(segment) ||
    uuid.test(segment) ||
    (/^(?:0x)?[\da-f]{7,}$/i.test(segment) && /\d.*\d|^.{12}/.test(segment)) ||
    /^[A-Z]{1,5}-\d+$/.test(segment) ||
    // ULIDs, nanoids, `cus_9s6XKzkNRiz8i3`.
    (/^[\w-]*$/.test(segment) && /(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z\d]{14,}/.test(segment))
  );
}

/** Returns a path without its query, with `{id}` in place of ids: `/v1/users/{id}`. Names with digits, such as `/s3`, stay. */
export function pathTemplate(path: string): string {
  return path
    .replace(/[?#].*$/s, '')
    .split('/')
    .map((segment) => (isId(segment) ? '{id}' : segment))
    .join('/');
}

/** Decodes a path for comparisons: `/caf%C3%A9` is `/café`. Invalid escapes stay. */
export function decodePath(path: string): string {
  if (!path.includes('%')) return path;
  return path.replaceAll(/(?:%[\da-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
}
