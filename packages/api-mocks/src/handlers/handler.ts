import type {
  Endpoint,
  EndpointId,
  Endpoints,
  ValidationIssue,
  WireOf,
} from '@quayside/api-contract';

import type { Input } from '../http/input.ts';
import type { Caller } from '../platform/caller.ts';
import type { Platform } from '../platform/platform.ts';
import type { UserRecord } from '../platform/records.ts';

/** The caller, if the endpoint requires one. */
export type Access<E extends Endpoint> = E['auth'] extends 'user'
  ? {
      me: UserRecord;
      /** Credentials that identified the caller. */
      token: string;
    }
  : E['auth'] extends 'user-or-deploy-token'
    ? { caller: Caller }
    : object;

/** Context of a handler. */
export type Context<E extends Endpoint> = Input<E> &
  Access<E> & {
    platform: Platform;
    /** Base URL of this API, without `/api/v1` and without a trailing slash. */
    origin: string;
  };

/** A response with the endpoint's other 2xx status. */
export class Replaced<Body> {
  readonly body: Body;

  constructor(body: Body) {
    this.body = body;
  }
}

/** Yields the records of a stream; `signal` aborts when the reader disconnects. */
export type Records = (signal: AbortSignal) => AsyncGenerator;

/** A streamed response of records. */
export class RecordStream {
  readonly records: Records;

  constructor(records: Records) {
    this.records = records;
  }
}

/** Result of a handler: the wire form of a JSON response, a stream, a redirect, or nothing. */
export type HandlerResponse<E extends Endpoint> = {
  json: WireOf<E> | Replaced<WireOf<E>>;
  stream: RecordStream;
  redirect: URL;
  empty: void;
}[E['response']['kind']];

/** Translates a call for the platform, and the result for the wire. */
export interface Handler<E extends Endpoint> {
  (context: Context<E>): HandlerResponse<E> | Promise<HandlerResponse<E>>;
  /** Response to invalid input. @default a 422 */
  reject?: (context: RejectionContext) => HandlerResponse<E>;
}

/** Invalid input, as it was sent. */
export interface RejectionContext {
  path: Readonly<Record<string, string | undefined>>;
  query: Readonly<Record<string, string | undefined>>;
  issues: readonly ValidationIssue[];
  platform: Platform;
  origin: string;
}

/** A handler for a call that reports invalid input other than by a 422. */
export function withRejection<E extends Endpoint>(
  handle: (context: Context<E>) => HandlerResponse<E>,
  reject: (context: RejectionContext) => HandlerResponse<E>,
): Handler<E> {
  return Object.assign(handle, { reject });
}

/** A handler for every endpoint of a table: a missing one does not compile. */
export type HandlersOf<Table extends Readonly<Record<string, Endpoint>>> = {
  readonly [Id in keyof Table]: Handler<Table[Id]>;
};

/** A handler for every endpoint of the contract. */
export type Handlers = { readonly [Id in EndpointId]: Handler<Endpoints[Id]> };
