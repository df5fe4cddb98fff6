import { getResponse, matchRequestUrl, RequestHandler as MswHandler, type HttpHandler } from 'msw';

import type { Control } from '../control.ts';
import type { Platform } from '../platform/platform.ts';
import { isControlPath } from './controlSurface.ts';
import { allowedMethods } from './cors.ts';
import { createPlatformHandlers, type RequestHandlerOptions } from './platformHandlers.ts';
import { isProviderPath } from './provider/respondToProvider.ts';
import { pathInApi } from './respond.ts';
import { uploadKeyOf } from './upload.ts';

/** Handles requests, with the signature of `fetch`. */
export interface RequestHandler {
  (request: Request): Promise<Response>;
  /** The MSW handlers that respond: one for each endpoint, then those for other paths and methods. */
  readonly handlers: HttpHandler[];
  /** Whether this handler serves a path: of the API, an upload, a provider or the control surface. */
  handles(pathname: string): boolean;
  /** The control surface as functions; available even when the surface is disabled. */
  readonly control: Control;
}

/** Maximum length of a URL without its query: MSW throws for a longer one. */
const maxPathLength = 8_000;

const methods: ReadonlySet<string> = new Set(allowedMethods);

/** Creates an HTTP handler for a platform. Every write is durable before its response is sent. */
export function createRequestHandler(
  platform: Platform,
  options: RequestHandlerOptions = {},
): RequestHandler {
  const { handlers, control } = createPlatformHandlers(platform, options);

  const handler = async (request: Request): Promise<Response> => {
    if (!methods.has(request.method)) {
      const headers = { Allow: allowedMethods.join(', ') };
      return Response.json({ detail: 'Method Not Allowed' }, { status: 405, headers });
    }
    const url = new URL(request.url);
    if (url.origin.length + url.pathname.length > maxPathLength) {
      return Response.json({ detail: 'URI Too Long' }, { status: 414 });
    }
    // MSW would run all handlers up to the match, which takes longer than matching their paths.
    const match = handlers.find(
      ({ info: { method, path } }) =>
        method === request.method && typeof path === 'string' && matchRequestUrl(url, path).matches,
    );
    // MSW clones a request for its log, and the clone would hold a whole upload in memory.
    MswHandler.cache.set(request, request);
    const response = match && (await getResponse([match], request));
    return response ?? Response.json({ detail: 'Not Found' }, { status: 404 });
  };

  return Object.assign(handler, {
    handlers,
    control,
    handles: (pathname: string) =>
      pathInApi(pathname) !== undefined ||
      uploadKeyOf(pathname) !== undefined ||
      isProviderPath(pathname) ||
      (options.control === true && isControlPath(pathname)),
  });
}
