import {
  apiPrefix,
  endpoints,
  type Endpoint,
  type EndpointId,
  type Endpoints,
} from '@quayside/api-contract';

import { createControl, type Control } from '../control.ts';
import { applyFault, createFaults } from '../faults/faults.ts';
import {
  RecordStream,
  Replaced,
  type Access,
  type Handler,
  type Handlers,
} from '../handlers/handler.ts';
import { handlers } from '../handlers/index.ts';
import { consentPrefix } from '../platform/oauth/providers.ts';
import type { Platform } from '../platform/platform.ts';
import { InvalidInput, Refusal } from '../platform/refusal.ts';
import { createRandom, randomBelow } from '../random.ts';
import { authenticate } from './authenticate.ts';
import { answerControl, isControlPath, requireOwnPage } from './controlSurface.ts';
import { preflight, withCors } from './cors.ts';
import { toRefusalResponse } from './errors.ts';
import { readInput } from './input.ts';
import { toBody } from './ndjson.ts';
import { answerProvider, isProviderPath } from './provider/answerProvider.ts';
import { findRoute, pathInApi } from './router.ts';
import { memoryUploads, type Uploads } from '../uploads/uploads.ts';
import { receiveUpload, uploadKeyOf } from './upload.ts';

/** Latency in milliseconds: a constant, or a minimum and a maximum. */
export type Latency = number | readonly [least: number, most: number];

/** Options of `createRequestHandler`. */
export interface RequestHandlerOptions {
  /** Base URL of this server, for requests without a host; without a trailing slash. */
  publicUrl?: string;
  /** Enables the control surface under `/__mock__/`. @default false */
  control?: boolean;
  /** Storage of uploads. @default none: they are inspected in memory */
  uploads?: Uploads;
  /**
   * Latency of each API call in milliseconds: a constant, or a minimum and a maximum between which a
   * seeded random source picks. On the platform's clock. @default 0
   */
  latency?: Latency;
  /** Called with an internal error of the mock, which a client sees as a 500. @default throws it uncaught */
  onError?: (error: unknown) => void;
}

/** Handles requests, with the signature of `fetch`. */
export interface RequestHandler {
  (request: Request): Promise<Response>;
  /** Whether this handler serves a path: of the API, an upload, a provider or the control surface. */
  handles(pathname: string): boolean;
  /** The control surface as functions; available even when the surface is disabled. */
  readonly control: Control;
}

/** Creates an HTTP handler for a platform. Every write is durable before its response is sent. */
export function createRequestHandler(
  platform: Platform,
  options: RequestHandlerOptions = {},
): RequestHandler {
  const {
    uploads = memoryUploads,
    control: hasSurface = false,
    latency = 0,
    onError = throwUncaught,
  } = options;
  const faults = createFaults();
  const control = createControl(platform, faults);

  const random = createRandom('latency');

  const wait = async ({ signal }: Request) => {
    const [least, most] = typeof latency === 'number' ? [latency, latency] : latency;
    const ms = least + randomBelow(random, most - least + 1);
    if (ms > 0) await platform.world.clock.sleep(ms, signal);
  };

  const answerSafely = async (answer: () => Promise<Response>): Promise<Response> => {
    try {
      return await answer();
    } catch (error) {
      const refusal = toRefusalResponse(error);
      if (refusal === undefined) onError(error);
      return refusal ?? new Response('Internal Server Error', { status: 500 });
    }
  };

  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (hasSurface && isControlPath(pathname)) {
      const { publicUrl = request.url } = options;
      requireOwnPage(request, [publicUrl, platform.world.settings.dashboardUrl]);
      return answerControl(control, request);
    }
    if (isProviderPath(pathname)) {
      return answerProvider(platform, request, options.publicUrl ?? originOf(request.url));
    }
    const uploadKey = uploadKeyOf(pathname);
    if (uploadKey !== undefined) return upload(uploadKey, request);
    const path = pathInApi(pathname);
    if (path === undefined) throw new Refusal(404, 'Not Found');
    await wait(request);
    const fault = faults.take(request.method, path);
    if (fault === undefined) return answerSafely(() => call(path, request));
    return applyFault(fault, platform.world.clock, request, () =>
      answerSafely(() => call(path, request)),
    );
  };

  const upload = async (uploadKey: string, request: Request): Promise<Response> => {
    if (request.method !== 'POST') throw new Refusal(404, 'Not Found');
    await receiveUpload(platform, uploadKey, request, uploads);
    return new Response(null, { status: 204 });
  };

  const call = async (path: string, request: Request): Promise<Response> => {
    const match = findRoute(request.method, path);
    if (match.kind === 'not-found') throw new Refusal(404, 'Not Found');
    if (match.kind === 'endpoint') {
      return perform(match.id, endpoints[match.id], match.params, request);
    }
    const headers = { Allow: match.allowed.join(', ') };
    return Response.json({ detail: 'Method Not Allowed' }, { status: 405, headers });
  };

  const perform = async <Id extends EndpointId>(
    id: Id,
    endpoint: Endpoints[Id],
    params: Record<string, string>,
    request: Request,
  ): Promise<Response> => {
    const row: Handlers[Id] = handlers[id];
    const handle: Handler<Endpoints[Id]> = row;
    const access: Access<Endpoints[Id]> = await authenticate(endpoint, request, platform);
    const origin = options.publicUrl ?? originOf(request.url);
    try {
      const input = await readInput(endpoint, request, params);
      return toResponse(endpoint, await handle({ ...input, ...access, platform, origin }));
    } catch (error) {
      if (!(error instanceof InvalidInput) || handle.reject === undefined) throw error;
      const { issues } = error;
      const query = Object.fromEntries(new URL(request.url).searchParams);
      return toResponse(endpoint, handle.reject({ path: params, query, issues, platform, origin }));
    }
  };

  const handler = async (request: Request): Promise<Response> => {
    const { clock } = platform.world;
    if (request.method === 'OPTIONS') return withCors(request, preflight());
    const response = withDate(await answerSafely(() => answer(request)), clock.now());
    // Writes must be durable before the response is sent.
    const durable = await answerSafely(async () => {
      await platform.settled();
      return response;
    });
    const { pathname } = new URL(request.url);
    if (!isControlPath(pathname)) control.note(request.method, pathname, durable.status);
    return withCors(request, request.method === 'HEAD' ? await withoutBody(durable) : durable);
  };

  return Object.assign(handler, {
    control,
    handles: (pathname: string) =>
      pathInApi(pathname) !== undefined ||
      uploadKeyOf(pathname) !== undefined ||
      isProviderPath(pathname) ||
      (hasSurface && isControlPath(pathname)),
  });
}

/** Adds the platform's time (RFC 9110 section 6.6.1), which may be ahead of the machine's clock. */
function withDate(response: Response, now: number): Response {
  const headers = new Headers(response.headers);
  headers.set('Date', new Date(now).toUTCString());
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
}

function throwUncaught(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

function toResponse({ oauthErrors, response }: Endpoint, answer: unknown): Response {
  // Tokens must not be cached (RFC 6749 section 5.1).
  const headers = oauthErrors === undefined ? undefined : { 'Cache-Control': 'no-store' };
  if (answer instanceof RecordStream) {
    return new Response(toBody(answer.records), {
      headers: { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' },
    });
  }
  if (answer instanceof URL) {
    const location = { Location: answer.href, 'Cache-Control': 'no-store' };
    return new Response(null, { status: response.status, headers: location });
  }
  if (response.kind === 'empty') return new Response(null, { status: response.status });
  const otherStatus = response.kind === 'json' ? response.otherStatus : undefined;
  return answer instanceof Replaced
    ? Response.json(answer.body, { status: otherStatus, headers })
    : Response.json(answer, { status: response.status, headers });
}

async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel();
  return new Response(null, response);
}

/** Prefix of the platform's own paths. */
function originOf(url: string): string {
  const { origin, pathname } = new URL(url);
  const start = [apiPrefix, consentPrefix].map((prefix) => pathname.indexOf(prefix));
  return origin + pathname.slice(0, Math.max(...start));
}
