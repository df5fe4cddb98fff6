import { endpoints, type Endpoint, type EndpointId, type Endpoints } from '@quayside/api-contract';

import { createControl, type Control } from '../control.ts';
import { applyFault, createFaults } from '../faults/faults.ts';
import {
  notImplemented,
  RecordStream,
  Replaced,
  type Access,
  type Handler,
  type Handlers,
} from '../handlers/handler.ts';
import { handlers } from '../handlers/index.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal } from '../platform/refusal.ts';
import { authenticate } from './authenticate.ts';
import { answerControl, isControlPath } from './controlSurface.ts';
import { preflight, withCors } from './cors.ts';
import { toRefusalResponse } from './errors.ts';
import { readInput } from './input.ts';
import { toBody } from './ndjson.ts';
import { findRoute, pathInApi } from './router.ts';
import { memoryUploads, type Uploads } from '../uploads/uploads.ts';
import { receiveUpload, uploadKeyOf } from './upload.ts';

/** How requests reach a platform. */
export interface RequestHandlerOptions {
  /** Where this server answers, when it cannot tell from a request; without a slash at the end. */
  publicUrl?: string;
  /** Answers the control surface under `/__mock__/`. @default false */
  control?: boolean;
  /** Where uploads go. @default nowhere: they are looked at in memory */
  uploads?: Uploads;
  /** Told of a fault of the mock itself, which a client sees as a 500. @default throws it uncaught */
  onError?: (error: unknown) => void;
}

/** Answers requests, in the shape of `fetch`. */
export interface RequestHandler {
  (request: Request): Promise<Response>;
  /** Whether a path is one this handler answers: the API's, an upload's or the control surface's. */
  handles(pathname: string): boolean;
  /** What the control surface does, as functions; there whether or not the surface is on. */
  readonly control: Control;
}

/** Puts HTTP in front of a platform. Every answer is durable before it is given. */
export function createRequestHandler(
  platform: Platform,
  options: RequestHandlerOptions = {},
): RequestHandler {
  const { uploads = memoryUploads, control: hasSurface = false, onError = throwUncaught } = options;
  const faults = createFaults();
  const control = createControl(platform, faults);

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
    if (hasSurface && isControlPath(pathname)) return answerControl(control, request);
    const uploadKey = uploadKeyOf(pathname);
    if (uploadKey !== undefined) return upload(uploadKey, request);
    const path = pathInApi(pathname);
    if (path === undefined) throw new Refusal(404, 'Not Found');
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
    const implemented: Handlers[Id] = handlers[id];
    const handle: Handler<Endpoints[Id]> | typeof notImplemented = implemented;
    if (handle === notImplemented) {
      return Response.json({ detail: 'Not Implemented' }, { status: 501 });
    }
    const access: Access<Endpoints[Id]> = await authenticate(endpoint, request, platform);
    const input = await readInput(endpoint, request, params);
    const origin = options.publicUrl ?? originOf(request.url);
    const body = await handle({ ...input, ...access, platform, origin });
    return toResponse(endpoint, body);
  };

  const handler = async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return withCors(request, preflight());
    const response = await answerSafely(() => answer(request));
    // What was written must be safe before anyone hears of it.
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
      (hasSurface && isControlPath(pathname)),
  });
}

function throwUncaught(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

function toResponse({ oauthErrors, response }: Endpoint, answer: unknown): Response {
  // Tokens must not stay in a cache (RFC 6749 section 5.1).
  const headers = oauthErrors === undefined ? undefined : { 'Cache-Control': 'no-store' };
  if (answer instanceof RecordStream) {
    return new Response(toBody(answer.records), {
      headers: { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' },
    });
  }
  if (answer instanceof URL) return Response.redirect(answer, response.status);
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

function originOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.slice(0, pathname.indexOf('/api/v1/'));
}
