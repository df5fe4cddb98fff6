import { apiPrefix, endpoints, type EndpointId } from '@quayside/api-contract';
import { http, HttpHandler, type HttpResponseResolver } from 'msw';

import { createControl, type Control } from '../control.ts';
import { createFaults } from '../faults/faults.ts';
import { consentPrefix } from '../platform/oauth/providers.ts';
import type { Platform } from '../platform/platform.ts';
import { PlatformError } from '../platform/platformErrors.ts';
import { memoryUploads, type Uploads } from '../uploads/uploads.ts';
import { apiPaths, isHiddenBy, methodsAt } from './apiPaths.ts';
import { respondToControl, controlPrefix, requireOwnPage } from './controlSurface.ts';
import { preflight, withCors } from './cors.ts';
import { endpointHandler } from './endpointHandlers.ts';
import { perform } from './perform.ts';
import { respondToProvider } from './provider/respondToProvider.ts';
import { createResponder, type Latency } from './respond.ts';
import { receiveUpload, uploadPath } from './upload.ts';

/** Options of `createRequestHandler`. */
export interface RequestHandlerOptions {
  /**
   * URL before `/api/v1` in the requests that are handled, without a trailing slash. Platforms with different base URLs
   * run beside each other in one page. @default any
   */
  baseUrl?: string;
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

/** Methods of the API, besides `OPTIONS`. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The method that an endpoint declares to respond to this one. */
const declaredMethod = (method: string) => (method === 'HEAD' ? 'GET' : method);

/** Creates the MSW handlers of a platform, one for each endpoint. Every write is durable before its response is sent. */
export function createPlatformHandlers(
  platform: Platform,
  options: RequestHandlerOptions,
): { handlers: HttpHandler[]; control: Control } {
  const { baseUrl = '*', uploads = memoryUploads, control: hasSurface = false } = options;
  const faults = createFaults();
  const control = createControl(platform, faults);
  const { respond, respondToCall } = createResponder(platform, control, faults, {
    latency: options.latency ?? 0,
    onError: options.onError ?? throwUncaught,
  });
  const originOf = ({ url }: Request) => options.publicUrl ?? baseOf(url);

  const endpointResolver = (id: EndpointId) =>
    respondToCall((request, params) =>
      perform(id, endpoints[id], { request, params, platform, origin: originOf(request) }),
    );
  const otherCall = respondToCall(({ url }) => respondToOtherCall(new URL(url)));
  const forEachMethod = (path: string, resolver: HttpResponseResolver) =>
    methods.map((method) => new HttpHandler(method, `${baseUrl}${path}`, resolver));

  const api = apiPaths.flatMap((path) => [
    ...path.ids.flatMap((id) => {
      const endpoint = endpoints[id];
      const resolver = endpointResolver(id);
      return methods
        .filter((method) => declaredMethod(method) === endpoint.method)
        .map((method) => endpointHandler(endpoint, { method, baseUrl, resolver }));
    }),
    ...methods
      .filter((method) => isHiddenBy(path, declaredMethod(method)))
      .map((method) => new HttpHandler(method, path.pattern.replace('*', baseUrl), otherCall)),
  ]);
  const upload = http.post(
    `${baseUrl}${uploadPath(':key')}`,
    respond(async (request, { key }) => {
      await receiveUpload(platform, String(key), request, uploads);
      return new Response(null, { status: 204 });
    }),
  );
  const provider = forEachMethod(
    `${consentPrefix}*`,
    respond((request) => respondToProvider(platform, request, originOf(request))),
  );
  const surface = forEachMethod(
    `${controlPrefix}*`,
    respond((request) => {
      const { publicUrl = request.url } = options;
      requireOwnPage(request, [publicUrl, platform.dataset.settings.dashboardUrl]);
      return respondToControl(control, request);
    }),
  );
  const paths = [`${apiPrefix}/*`, uploadPath(':key'), `${consentPrefix}*`];
  const preflights = (hasSurface ? [...paths, `${controlPrefix}*`] : paths).map((path) =>
    http.options(`${baseUrl}${path}`, ({ request }) => withCors(request, preflight())),
  );

  return {
    control,
    handlers: [
      ...api,
      ...forEachMethod(`${apiPrefix}/*`, otherCall),
      upload,
      ...provider,
      ...(hasSurface ? surface : []),
      ...preflights,
    ],
  };
}

/** The response to a call that no endpoint handles. */
function respondToOtherCall(url: URL): Response {
  const allowed = methodsAt(url);
  if (allowed === undefined) throw new PlatformError(404, 'Not Found');
  const headers = { Allow: allowed.join(', ') };
  return Response.json({ detail: 'Method Not Allowed' }, { status: 405, headers });
}

function throwUncaught(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

/** Prefix of the platform's own paths. */
function baseOf(url: string): string {
  const { origin, pathname } = new URL(url);
  const start = [apiPrefix, consentPrefix].map((prefix) => pathname.indexOf(prefix));
  return origin + pathname.slice(0, Math.max(...start));
}
