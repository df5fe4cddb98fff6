import type * as core from 'zod/v4/core';

import type { pathParamSchemas } from './pathParamSchemas.ts';

type PathParamSchemas = typeof pathParamSchemas;

/** The name of a `{name}` part of a path. */
export type PathParamName = keyof PathParamSchemas;

/** The names of the `{name}` parts of a path. */
export type PathParamNames<Path extends string> =
  Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PathParamNames<Rest> : never;

type Schema = core.$ZodType;
type ObjectSchema = core.$ZodObject;

/** A body in JSON. */
export interface JsonBody<S extends Schema = Schema> {
  readonly encoding: 'json';
  readonly schema: S;
  /** Whether the call is also valid with no body at all. */
  readonly isOptional?: boolean;
}

/** A body of `application/x-www-form-urlencoded` fields. */
export interface FormBody<S extends ObjectSchema = ObjectSchema> {
  readonly encoding: 'form';
  readonly schema: S;
}

/** A JSON response. `otherStatus` is a second 2xx status with the same shape. */
export interface JsonResponse<S extends Schema = Schema> {
  readonly kind: 'json';
  readonly status: 200 | 201;
  readonly otherStatus?: 200;
  readonly schema: S;
}

/** A response without a body. */
export interface EmptyResponse {
  readonly kind: 'empty';
  readonly status: 204;
}

/** A chunked response of one JSON record per line (newline-delimited JSON). */
export interface StreamResponse<S extends Schema = Schema> {
  readonly kind: 'stream';
  readonly status: 200;
  readonly record: S;
}

/** A response that redirects the browser. */
export interface RedirectResponse {
  readonly kind: 'redirect';
  readonly status: 307;
}

/** Status of a declared error. */
export type ErrorStatus = 400 | 403 | 404 | 409 | 413 | 429;

/** An error code of RFC 6749 section 5.2 or RFC 8628 section 3.5. */
export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'invalid_scope'
  | 'authorization_pending'
  | 'slow_down'
  | 'access_denied'
  | 'expired_token';

/** One call of the API, without its id. */
export interface EndpointSpec {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to `/api/v1`, with `{name}` for each path parameter. */
  readonly path: `/${string}`;
  /** Permitted callers: a user, a user or an app's deploy token, or anyone. */
  readonly auth: 'user' | 'user-or-deploy-token' | 'public';
  readonly query?: ObjectSchema;
  readonly body?: JsonBody | FormBody;
  readonly response: JsonResponse | EmptyResponse | StreamResponse | RedirectResponse;
  /** Error codes of this call in the OAuth format, with status 400. */
  readonly oauthErrors?: readonly OAuthErrorCode[];
  /** A call that the browser makes by navigating, not by fetch. */
  readonly navigation?: true;
}

/** One call of the API. */
export interface Endpoint extends EndpointSpec {
  /** The key in the table, and the operation id in the OpenAPI document. */
  readonly id: string;
}

type KnownPath<Path extends string> = [PathParamNames<Path>] extends [PathParamName] ? Path : never;

type Specs<T> = {
  readonly [Id in keyof T]: T[Id] extends { path: infer Path extends string }
    ? T[Id] & { readonly path: KnownPath<Path> }
    : never;
};

type WithIds<T> = { readonly [Id in keyof T]: T[Id] & { readonly id: Id } };

/** Adds its key to each declaration. A path with an undeclared parameter does not compile. */
// @__NO_SIDE_EFFECTS__
export function defineEndpoints<const T extends Readonly<Record<string, EndpointSpec>>>(
  specs: T & Specs<T>,
): WithIds<T>;
export function defineEndpoints(
  specs: Readonly<Record<string, EndpointSpec>>,
): Readonly<Record<string, Endpoint>> {
  return Object.fromEntries(Object.entries(specs).map(([id, spec]) => [id, { ...spec, id }]));
}

// @__NO_SIDE_EFFECTS__
export function json<S extends Schema>(schema: S): JsonBody<S> {
  return { encoding: 'json', schema };
}

// @__NO_SIDE_EFFECTS__
export function optionalJson<S extends Schema>(schema: S) {
  return { encoding: 'json', schema, isOptional: true } as const;
}

// @__NO_SIDE_EFFECTS__
export function form<S extends ObjectSchema>(schema: S): FormBody<S> {
  return { encoding: 'form', schema };
}

// @__NO_SIDE_EFFECTS__
export function ok<S extends Schema>(schema: S): JsonResponse<S> {
  return { kind: 'json', status: 200, schema };
}

// @__NO_SIDE_EFFECTS__
export function created<S extends Schema>(schema: S): JsonResponse<S> {
  return { kind: 'json', status: 201, schema };
}

// @__NO_SIDE_EFFECTS__
export function createdOrReplaced<S extends Schema>(schema: S): JsonResponse<S> {
  return { kind: 'json', status: 201, otherStatus: 200, schema };
}

// @__NO_SIDE_EFFECTS__
export function stream<S extends Schema>(record: S): StreamResponse<S> {
  return { kind: 'stream', status: 200, record };
}

export const noContent = { kind: 'empty', status: 204 } as const satisfies EmptyResponse;

export const redirect = { kind: 'redirect', status: 307 } as const satisfies RedirectResponse;

type BodySchema<E> = E extends { body: { schema: infer S extends Schema } } ? S : never;

/** The path parameters of a call, by name. */
export type PathOf<E extends Endpoint> = {
  [Name in PathParamNames<E['path']> & PathParamName]: core.output<PathParamSchemas[Name]>;
};

/** The query of a call; `undefined` when it takes none. */
export type QueryOf<E> = E extends { query: infer S extends ObjectSchema }
  ? core.input<S>
  : undefined;

/** The body of a call; `undefined` when it takes none. */
export type BodyOf<E> = E extends { body: object } ? core.input<BodySchema<E>> : undefined;

type PathInput<E extends Endpoint> = [PathParamNames<E['path']>] extends [never]
  ? { path?: undefined }
  : { path: PathOf<E> };

type QueryInput<E> = E extends { query: ObjectSchema }
  ? Partial<QueryOf<E>> extends QueryOf<E>
    ? { query?: QueryOf<E> }
    : { query: QueryOf<E> }
  : { query?: undefined };

type BodyInput<E> = E extends { body: { isOptional: true } }
  ? { body?: BodyOf<E> }
  : E extends { body: object }
    ? { body: BodyOf<E> }
    : { body?: undefined };

/** Input of a call: `path`, `query` and `body`, each required only where the endpoint requires it. */
export type InputOf<E extends Endpoint> = PathInput<E> & QueryInput<E> & BodyInput<E>;

/**
 * Result of a call: the parsed body; `undefined` for an empty response; the bytes of a stream; never for a call that is
 * made by navigation.
 */
export type OutputOf<E extends Endpoint> =
  E['response'] extends JsonResponse<infer S>
    ? core.output<S>
    : E['response'] extends EmptyResponse
      ? undefined
      : E['response'] extends StreamResponse
        ? ReadableStream<Uint8Array>
        : never;

/** Wire form of a JSON response, as a server writes it: the input of the schema behind `OutputOf`. */
export type WireOf<E extends Endpoint> =
  E['response'] extends JsonResponse<infer S> ? core.input<S> : undefined;
