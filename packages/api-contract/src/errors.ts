import { isRecord } from './isRecord.ts';
import type { ValidationIssue } from './schemas/errors.ts';

/** Name of each status of the platform. */
export const statusMessages: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  422: 'Validation Error',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** User-facing message for an unknown error. */
export const genericErrorMessage = 'Something went wrong.';

/** A call that failed. `kind` distinguishes `HttpError`, `NetworkError` and `ContractError`. */
export abstract class ApiError extends Error {
  abstract readonly kind: 'http' | 'network' | 'contract';
  /** Id of the endpoint. */
  readonly endpointId: string;

  constructor(endpointId: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.endpointId = endpointId;
  }
}

/** Fields of an `HttpError`. */
export interface HttpErrorInit {
  status: number;
  statusText: string;
  /** The parsed JSON of the response, else its text. */
  body: unknown;
  /** Milliseconds until the server accepts a retry. */
  retryAfterMs?: number;
}

/** Longest wait that a server can request, in milliseconds. */
const longestWaitMs = 3_600_000;

/** The platform responded with a status outside 200 to 299. */
export class HttpError extends ApiError {
  override readonly name = 'HttpError';
  readonly kind = 'http';
  readonly status: number;
  readonly statusText: string;
  /** The parsed JSON of the response, else its text. */
  readonly body: unknown;
  /** The first validation error's `msg`, else the `detail` string, else an OAuth `error_description`. */
  readonly detail: string | undefined;
  /** Code of an OAuth error response (RFC 6749 section 5.2), such as `authorization_pending`. */
  readonly oauthCode: string | undefined;
  /** Message for each field of a 422, by its dotted path: the first validation error for each. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** Milliseconds until the server accepts a retry, from `Retry-After`: an hour at most. */
  readonly retryAfterMs: number | undefined;

  constructor(endpointId: string, { status, statusText, body, retryAfterMs }: HttpErrorInit) {
    super(endpointId, statusMessages[status] ?? describeStatus(status, statusText));
    this.status = status;
    this.statusText = statusText;
    this.body = body;
    this.retryAfterMs =
      retryAfterMs === undefined ? undefined : Math.min(retryAfterMs, longestWaitMs);
    const content = readErrorBody(body);
    this.detail = content.detail;
    this.oauthCode = content.oauthCode;
    this.fieldErrors = content.fieldErrors;
  }
}

/** No response arrived: a failure of the network, the platform or CORS, or a timeout. */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError';
  readonly kind = 'network';
  readonly reason: 'unreachable' | 'timeout';

  constructor(endpointId: string, reason: 'unreachable' | 'timeout', options?: ErrorOptions) {
    super(endpointId, networkMessages[reason], options);
    this.reason = reason;
  }
}

/** The platform's response does not match the contract. Never contains values of the response. */
export class ContractError extends ApiError {
  override readonly name = 'ContractError';
  readonly kind = 'contract';
  /** The first invalid field, as a dotted path; empty for the response as a whole. */
  readonly field: string;

  constructor(endpointId: string, field: string, options?: ErrorOptions) {
    const where = field === '' ? endpointId : `${endpointId}, ${field}`;
    super(
      endpointId,
      `The platform sent a response that the console can’t read (${where}).`,
      options,
    );
    this.field = field;
  }
}

/** An error whose `message` is written for users, such as 'Team not found'. */
export class UserFacingError extends Error {
  override readonly name: string = 'UserFacingError';
}

const networkMessages = {
  unreachable: 'Couldn’t reach the platform. Check your connection and try again.',
  timeout: 'The platform took too long to respond. Try again.',
} as const;

/**
 * Returns the user-facing message of any error. For a response with an error status: the first validation error's
 * `msg`, else the `detail` string, else 'Something went wrong.'. Unexpected exceptions are not exposed.
 */
export function errorMessage(error: unknown): string {
  if (error instanceof HttpError) return error.detail ?? genericErrorMessage;
  if (error instanceof ApiError || error instanceof UserFacingError) return error.message;
  return genericErrorMessage;
}

/** Whether an error is the caller's own abort: an `AbortError`. */
export function isAbortError(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** Reads `Retry-After` (RFC 9110 section 10.2.3): seconds or an HTTP-date, as milliseconds from `now`. */
export function parseRetryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  const trimmed = value.trim();
  if (/^\d+$/.test(trimmed)) return Number(trimmed) * 1000;
  // Every form of HTTP-date starts with the name of a day; Date.parse alone would accept almost anything.
  if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(trimmed)) return undefined;
  const date = Date.parse(trimmed);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

interface ErrorContent {
  detail: string | undefined;
  oauthCode: string | undefined;
  fieldErrors: Readonly<Record<string, string>>;
}

function readErrorBody(body: unknown): ErrorContent {
  // Parsed by hand, because the schemas may not be loaded when an error arrives.
  const { detail, error, error_description: description } = isRecord(body) ? body : {};
  return {
    detail: firstText(readDetail(detail), description),
    oauthCode: firstText(error),
    fieldErrors: Array.isArray(detail) ? readFieldErrors(detail) : {},
  };
}

function readDetail(detail: unknown): unknown {
  if (!Array.isArray(detail)) return detail;
  const first: unknown = detail[0];
  return isRecord(first) ? withoutPrefix(first['msg']) : undefined;
}

/** Prefix that Pydantic adds to the message of a custom rule. */
const valueError = /^Value error, /;

function withoutPrefix(message: unknown): unknown {
  return typeof message === 'string' ? message.replace(valueError, '') : message;
}

function firstText(...candidates: unknown[]): string | undefined {
  return candidates.find(isText);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function readFieldErrors(detail: readonly unknown[]): Readonly<Record<string, string>> {
  const errors = new Map<string, string>();
  for (const item of detail) {
    if (!isFinding(item)) continue;
    const field = item.loc.slice(1).join('.');
    if (field !== '' && !errors.has(field)) errors.set(field, item.msg.replace(valueError, ''));
  }
  return Object.fromEntries(errors);
}

/** The shape of `validationIssueSchema`. */
function isFinding(item: unknown): item is ValidationIssue {
  return (
    isRecord(item) &&
    typeof item['msg'] === 'string' &&
    typeof item['type'] === 'string' &&
    Array.isArray(item['loc']) &&
    item['loc'].every((part) => typeof part === 'string' || Number.isSafeInteger(part))
  );
}

/** Name of a status. Without one, some servers repeat the number as status text. */
function describeStatus(status: number, statusText: string): string {
  const text = statusText.trim();
  return text === '' || text === String(status) ? String(status) : `${status} ${text}`;
}
