import type { Endpoint, EndpointId, Endpoints } from '@quayside/api-contract';
import type { PathParams } from 'msw';

import {
  RecordStream,
  Replaced,
  type Access,
  type Handler,
  type Handlers,
} from '../handlers/handler.ts';
import { platformHandlers } from '../handlers/index.ts';
import type { Platform } from '../platform/platform.ts';
import { InvalidInput } from '../platform/platformErrors.ts';
import { authenticate } from './authenticate.ts';
import { readInput } from './input.ts';
import { toBody } from './ndjson.ts';

/** A call of an endpoint. */
export interface EndpointCall {
  request: Request;
  params: PathParams;
  platform: Platform;
  /** Base URL of the API, without `/api/v1` and without a trailing slash. */
  origin: string;
}

/** Authenticates and validates a call, performs it on the platform, and returns the response. */
export async function perform<Id extends EndpointId>(
  id: Id,
  endpoint: Endpoints[Id],
  { request, params, platform, origin }: EndpointCall,
): Promise<Response> {
  const row: Handlers[Id] = platformHandlers[id];
  const handle: Handler<Endpoints[Id]> = row;
  const access: Access<Endpoints[Id]> = await authenticate(endpoint, request, platform);
  const path = pathParams(endpoint, params);
  try {
    const input = await readInput(endpoint, request, path);
    return toResponse(endpoint, await handle({ ...input, ...access, platform, origin }));
  } catch (error) {
    if (!(error instanceof InvalidInput) || handle.reject === undefined) throw error;
    const { issues } = error;
    const query = Object.fromEntries(new URL(request.url).searchParams);
    return toResponse(endpoint, handle.reject({ path, query, issues, platform, origin }));
  }
}

/** The parameters of the endpoint, without those of wildcards in the base URL. */
function pathParams({ path }: Endpoint, params: PathParams): Record<string, string> {
  return Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, String(params[name] ?? '')]),
  );
}

function toResponse({ oauthErrors, response }: Endpoint, result: unknown): Response {
  // Tokens must not be cached (RFC 6749 section 5.1).
  const headers = oauthErrors === undefined ? undefined : { 'Cache-Control': 'no-store' };
  if (result instanceof RecordStream) {
    return new Response(toBody(result.records), {
      headers: { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' },
    });
  }
  if (result instanceof URL) {
    const location = { Location: result.href, 'Cache-Control': 'no-store' };
    return new Response(null, { status: response.status, headers: location });
  }
  if (response.kind === 'empty') return new Response(null, { status: response.status });
  const otherStatus = response.kind === 'json' ? response.otherStatus : undefined;
  return result instanceof Replaced
    ? Response.json(result.body, { status: otherStatus, headers })
    : Response.json(result, { status: response.status, headers });
}
