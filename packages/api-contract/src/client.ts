import type { Endpoint, InputOf, OutputOf } from './endpoints/endpoint.ts';
import { ContractError, HttpError, NetworkError, parseRetryAfter } from './errors.ts';
import { isRecord } from './isRecord.ts';
import { longestTimerMs } from './sleep.ts';
import { buildUrl, encodeFields, parseBaseUrl } from './url.ts';
import type { PathValues, QueryValues } from './url.ts';

/**
 * Reason for a token request. `rejected`: the API responded 401 to the last token; a different token makes
 * the client retry the call once, the same one or none ends it.
 */
export type TokenReason = 'request' | 'rejected';

/** Circumstances of a token request. */
export interface TokenContext {
  reason: TokenReason;
  /** The token that was rejected. */
  token?: string | undefined;
}

/** A 401 or 403 response, and the token of the call (`null` when it had none). */
export interface UnauthorizedEvent {
  error: HttpError;
  endpoint: Endpoint;
  token: string | null;
}

/** The server's time in one response. All three values are milliseconds since the epoch. */
export interface ServerTime {
  /** The response's `Date` header, with a resolution of one second. */
  date: number;
  /** When the request was sent, by the local clock. */
  sentAt: number;
  /** When the response arrived, by the local clock. */
  receivedAt: number;
}

/** Options of `createClient`. */
export interface ClientOptions {
  /** Base URL before `/api/v1`: an absolute URL, a path of this origin, or ''. */
  baseUrl: string;
  /** @default globalThis.fetch */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** The bearer token for calls that need one. @default no token */
  getToken?: (context: TokenContext) => string | null | Promise<string | null>;
  /** Called on each 401 and 403, before the call fails. */
  onUnauthorized?: (event: UnauthorizedEvent) => void;
  /**
   * Called with the time of each response that has a readable `Date` header. Another origin has to list it in
   * `Access-Control-Expose-Headers`.
   */
  onServerTime?: (time: ServerTime) => void;
  /** Milliseconds without a response before a call fails with a `NetworkError`. @default 30000 */
  timeoutMs?: number;
  /** Milliseconds since the epoch. @default Date.now */
  now?: () => number;
}

/** Options of one call. */
export interface CallOptions {
  /** Aborting fails the call with an `AbortError`. */
  signal?: AbortSignal | undefined;
  /** Lets the request outlive the page, as `fetch` does with `keepalive`. @default only for DELETE */
  keepalive?: boolean | undefined;
  /** The bearer token of this call, which is not renewed on a 401 response. @default the result of `getToken` */
  token?: string | undefined;
}

type CallArguments<E extends Endpoint> =
  Partial<InputOf<E>> extends InputOf<E>
    ? [input?: InputOf<E>, options?: CallOptions]
    : [input: InputOf<E>, options?: CallOptions];

type UrlArguments<E extends Endpoint> =
  Partial<InputOf<E>> extends InputOf<E> ? [input?: InputOf<E>] : [input: InputOf<E>];

/** Typed access to every call of the endpoint table. */
export interface Client {
  /**
   * Makes a call and parses the response. Throws `HttpError`, `NetworkError`, `ContractError` or an
   * `AbortError`; the error of `getToken`; and a `TypeError` for input that cannot be sent as a
   * request. Redirects are not followed, so a token never leaves the API's origin.
   */
  call: <E extends Endpoint>(endpoint: E, ...args: CallArguments<E>) => Promise<OutputOf<E>>;
  /** The URL of a call that the browser makes by navigating. */
  url: <E extends Endpoint>(endpoint: E, ...args: UrlArguments<E>) => string;
}

/** `InputOf` without the types of a specific endpoint. */
interface Input {
  path: PathValues | undefined;
  query: QueryValues | undefined;
  body: unknown;
}

// Input is serialized by hand: schemas and Zod are loaded with the endpoint table, so a page
// that makes no call does not load them.

function readInput(given: unknown): Input {
  if (isRecord(given)) {
    const { path, query, body } = given;
    if (isOptional(path, isPathValues) && isOptional(query, isFields)) return { path, query, body };
  }
  throw new TypeError('Not the input of a call');
}

function isOptional<Value>(
  value: unknown,
  is: (value: unknown) => value is Value,
): value is Value | undefined {
  return value === undefined || is(value);
}

function isPathValues(value: unknown): value is PathValues {
  return (
    isRecord(value) && Object.values(value).every((one) => /^(?:string|number)$/.test(typeof one))
  );
}

function isFields(value: unknown): value is QueryValues {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (one) => one === null || /^(?:string|number|boolean|undefined)$/.test(typeof one),
    )
  );
}

/** Creates a client for one API base URL. Clients share no state. */
export function createClient(options: ClientOptions): Client {
  const baseUrl = parseBaseUrl(options.baseUrl);
  const send = options.fetch ?? ((address, init) => globalThis.fetch(address, init));
  const getToken = options.getToken ?? (() => null);
  const timeoutMs = options.timeoutMs ?? 30_000;
  const now = options.now ?? Date.now;

  function addressOf(endpoint: Endpoint, { path, query }: Input): string {
    return buildUrl(baseUrl, endpoint.path, path, query);
  }

  async function attempt(
    endpoint: Endpoint,
    input: Input,
    token: string | null,
    { signal, keepalive = endpoint.method === 'DELETE' }: CallOptions,
  ): Promise<unknown> {
    // A request that cannot be built is not a network error: a retry would fail in the same way.
    const address = addressOf(endpoint, input);
    const headers = requestHeaders(endpoint, input, token);
    const body = requestBody(endpoint, input);
    const deadline = startDeadline(signal, timeoutMs);
    const sentAt = now();
    try {
      const response = await send(address, {
        method: endpoint.method,
        headers,
        body,
        credentials: 'include',
        redirect: 'error',
        keepalive,
        signal: deadline.signal,
      });
      const date = readDate(response);
      const receivedAt = now();
      if (date !== undefined) options.onServerTime?.({ date, sentAt, receivedAt });
      if (!response.ok) throw await readHttpError(endpoint, response, date ?? receivedAt);
      return await parseResponse(endpoint, response);
    } catch (error) {
      if (signal?.aborted === true) throw signal.reason;
      if (error instanceof HttpError || error instanceof ContractError) throw error;
      throw new NetworkError(endpoint.id, deadline.hasPassed() ? 'timeout' : 'unreachable', {
        cause: error,
      });
    } finally {
      deadline.clear();
    }
  }

  async function callWithToken(
    endpoint: Endpoint,
    untypedInput: unknown,
    callOptions: CallOptions,
  ): Promise<unknown> {
    const input = readInput(untypedInput);
    const { token: givenToken } = callOptions;
    let token =
      endpoint.auth === 'public' ? null : (givenToken ?? (await getToken({ reason: 'request' })));
    try {
      return await attempt(endpoint, input, token, callOptions);
    } catch (error) {
      if (!isStatus(error, 401) || token === null || givenToken !== undefined) {
        throw notify(error, endpoint, token);
      }
      const renewed = await getToken({ reason: 'rejected', token });
      if (renewed === null || renewed === token) throw notify(error, endpoint, token);
      token = renewed;
    }
    try {
      return await attempt(endpoint, input, token, callOptions);
    } catch (error) {
      throw notify(error, endpoint, token);
    }
  }

  function notify(error: unknown, endpoint: Endpoint, token: string | null): unknown {
    if (isStatus(error, 401) || isStatus(error, 403)) {
      options.onUnauthorized?.({ error, endpoint, token });
    }
    return error;
  }

  function call<E extends Endpoint>(endpoint: E, ...args: CallArguments<E>): Promise<OutputOf<E>>;
  function call(
    endpoint: Endpoint,
    ...[input = {}, callOptions = {}]: [input?: unknown, options?: CallOptions]
  ): Promise<unknown> {
    return callWithToken(endpoint, input, callOptions);
  }

  return {
    call,
    url: (endpoint, ...[input = {}]) => addressOf(endpoint, readInput(input)),
  };
}

function isStatus(error: unknown, status: number): error is HttpError {
  return error instanceof HttpError && error.status === status;
}

function requestHeaders(endpoint: Endpoint, input: Input, token: string | null): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (endpoint.body?.encoding === 'json' && input.body !== undefined) {
    headers.set('Content-Type', 'application/json');
  }
  return headers;
}

function requestBody(endpoint: Endpoint, { body }: Input): BodyInit | undefined {
  if (endpoint.body === undefined || body === undefined) return undefined;
  if (endpoint.body.encoding === 'json') return JSON.stringify(body);
  if (!isFields(body)) throw new TypeError('Not the fields of a form');
  return encodeFields(body);
}

/** Time of a response by the server's clock. */
function readDate({ headers }: Response): number | undefined {
  const date = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(date) ? undefined : date;
}

async function parseResponse(
  { id, response: expected }: Endpoint,
  response: Response,
): Promise<unknown> {
  if (expected.kind === 'empty') return undefined;
  if (expected.kind === 'stream' && response.body !== null) return response.body;
  if (expected.kind !== 'json') throw new ContractError(id, '');
  const { validate } = expected.schema['~standard'];
  const parsed = await validate(parseJson(await response.text()));
  if (parsed.issues === undefined) return parsed.value;
  const path = parsed.issues[0]?.path ?? [];
  const field = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
  throw new ContractError(id, field, { cause: parsed.issues });
}

async function readHttpError(
  endpoint: Endpoint,
  response: Response,
  now: number,
): Promise<HttpError> {
  const text = await response.text();
  return new HttpError(endpoint.id, {
    status: response.status,
    statusText: response.statusText,
    body: parseJson(text) ?? text,
    retryAfterMs: parseRetryAfter(response.headers.get('Retry-After'), now),
  });
}

/** `undefined` when it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Deadline {
  signal: AbortSignal;
  hasPassed: () => boolean;
  clear: () => void;
}

/** A signal that follows `signal`, and also aborts `ms` milliseconds from now unless cleared. */
function startDeadline(signal: AbortSignal | undefined, ms: number): Deadline {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), Math.min(ms, longestTimerMs));
  return {
    signal: signal === undefined ? timeout.signal : AbortSignal.any([signal, timeout.signal]),
    hasPassed: () => timeout.signal.aborted,
    clear: () => clearTimeout(timer),
  };
}
