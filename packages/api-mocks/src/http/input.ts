import {
  pathParamSchemas,
  type BodyOf,
  type Endpoint,
  type PathOf,
  type QueryOf,
  type ValidationIssue,
} from '@quayside/api-contract';
import * as z from 'zod/mini';
import type * as core from 'zod/v4/core';

import { InvalidInput, OAuthError } from '../platform/platformErrors.ts';
import { parseJson } from './parseJson.ts';
import { readText } from './readText.ts';
import { invalidJson, toValidationIssue, type Source } from './validation.ts';

/** Input of a handler, parsed by the schemas of the endpoint. */
export interface Input<E extends Endpoint> {
  path: PathOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
}

/** Maximum number of validation errors: a million of them would be larger than the request. */
const maxIssues = 1_000;

interface AnyInput {
  path: unknown;
  query: unknown;
  body: unknown;
}

/**
 * Parses and validates the input of a call. Throws `InvalidInput` with all validation errors, or an `OAuthError`
 * where the endpoint reports errors in that form.
 */
export async function readInput<E extends Endpoint>(
  endpoint: E,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<Input<E>>;
/** Parses a request for its endpoint. Throws `InvalidInput`, which becomes a 422. */
export async function readInput(
  endpoint: Endpoint,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<AnyInput> {
  const issues: ValidationIssue[] = [];
  const parse = (source: Source, schema: core.$ZodType, sent: unknown): unknown => {
    const result = safeParse(schema, sent);
    if (result === undefined) {
      issues.push({
        loc: [source],
        msg: 'Value error, too many values cannot be used',
        type: 'value_error',
      });
      return undefined;
    }
    if (result.success) return result.data;
    for (const issue of result.error.issues.slice(0, maxIssues))
      issues.push(toValidationIssue(source, issue, sent));
    return undefined;
  };

  const input = {
    path: parse('path', pathSchema(params), params),
    query: endpoint.query && parse('query', endpoint.query, readQuery(endpoint.query, request.url)),
    body: endpoint.body && (await readBody(endpoint.body, request, issues, parse)),
  };
  if (issues.length === 0) return input;
  if (endpoint.oauthErrors === undefined) throw new InvalidInput(issues);
  throw toOAuthError(issues);
}

/** Undefined when zod finds so many errors that its lists of them overflow the stack. */
function safeParse(schema: core.$ZodType, sent: unknown) {
  try {
    return z.safeParse(schema, sent);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function pathSchema(params: Readonly<Record<string, string>>) {
  const known: Readonly<Record<string, z.ZodMiniType>> = pathParamSchemas;
  return z.object(
    Object.fromEntries(
      Object.keys(params).map((name) => [name, fromText(known[name] ?? z.string())]),
    ),
  );
}

async function readBody(
  body: NonNullable<Endpoint['body']>,
  request: Request,
  issues: ValidationIssue[],
  parse: (source: Source, schema: core.$ZodType, sent: unknown) => unknown,
): Promise<unknown> {
  const text = await readText(request);
  if (body.encoding === 'form') {
    return parse('body', body.schema, Object.fromEntries(new URLSearchParams(text)));
  }
  if (text === '') {
    if (body.isOptional === true) return undefined;
    issues.push({ loc: ['body'], msg: 'Field required', type: 'missing' });
    return undefined;
  }
  let sent: unknown;
  try {
    sent = parseJson(text);
  } catch {
    issues.push(invalidJson());
    return undefined;
  }
  if (hasProtoKey(body.schema, sent)) {
    const msg = "Value error, '__proto__' cannot be a name";
    issues.push({ loc: ['body', '__proto__'], msg, type: 'value_error' });
    return undefined;
  }
  return parse('body', body.schema, sent);
}

/** Whether a record has the one key that zod silently drops. */
function hasProtoKey(schema: core.$ZodType, sent: unknown): boolean {
  if (typeof sent !== 'object' || sent === null) return false;
  const { _zod: internals } = schema;
  const { def } = internals;
  if (def.type === 'record') return Object.hasOwn(sent, '__proto__');
  if (!('shape' in def) || typeof def.shape !== 'object' || def.shape === null) return false;
  const values = new Map<string, unknown>(Object.entries(sent));
  return Object.entries(def.shape).some(
    ([name, field]) => isSchema(field) && hasProtoKey(field, values.get(name)),
  );
}

/** Converts query text to the type of its schema, where possible. */
function readQuery(schema: core.$ZodObject, url: string): Record<string, unknown> {
  const { _zod: internals } = schema;
  const { shape } = internals.def;
  const sent: Record<string, unknown> = {};
  for (const [name, text] of new URL(url).searchParams) {
    // Own fields only: a request may contain `__proto__` and `constructor`.
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (field !== undefined) sent[name] = convert(field, text);
  }
  return sent;
}

function fromText(schema: z.ZodMiniType): z.ZodMiniType {
  return z.pipe(
    z.transform((text: unknown) => (typeof text === 'string' ? convert(schema, text) : text)),
    schema,
  );
}

function convert(schema: core.$ZodType, text: string): unknown {
  const def = bareDef(schema);
  if (def.type === 'number' && /^[+-]?\d+$/.test(text.trim())) return Number(text);
  if (def.type === 'boolean') return booleans.get(text.toLowerCase()) ?? text;
  return text;
}

/** Texts that Pydantic parses as a boolean. */
const booleans: ReadonlyMap<string, boolean> = new Map([
  ...['true', '1', 'yes', 'on', 't', 'y'].map((word) => [word, true] as const),
  ...['false', '0', 'no', 'off', 'f', 'n'].map((word) => [word, false] as const),
]);

function bareDef(schema: core.$ZodType): core.$ZodTypeDef {
  const { _zod: internals } = schema;
  const { def } = internals;
  return 'innerType' in def && isSchema(def.innerType) ? bareDef(def.innerType) : def;
}

function isSchema(value: unknown): value is core.$ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

function toOAuthError(issues: readonly ValidationIssue[]): OAuthError {
  const grant = issues.find(({ loc, type }) => loc[1] === 'grant_type' && type === 'literal_error');
  if (grant !== undefined) return new OAuthError('unsupported_grant_type', grant.msg);
  const named = issues.map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg}`);
  return new OAuthError('invalid_request', named.join('; '));
}
