import {
  apiPrefix,
  endpoints,
  type Endpoint,
  type EndpointId,
  type Endpoints,
  type PathParamNames,
} from '@quayside/api-contract';
import {
  HttpHandler,
  type HttpResponseResolver,
  type RequestHandlerOptions as MswHandlerOptions,
} from 'msw';

/** Responds to the calls of an endpoint, with its path parameters as `params`. */
export type EndpointResolver<E extends Endpoint> = HttpResponseResolver<{
  [Name in PathParamNames<E['path']>]: string;
}>;

/** Creates an MSW handler for each endpoint of the contract. */
export type EndpointHandlers = {
  readonly [Id in EndpointId]: (
    resolver: EndpointResolver<Endpoints[Id]>,
    options?: MswHandlerOptions,
  ) => HttpHandler;
};

/**
 * Returns a function per endpoint that creates an MSW handler for it, such as
 * `server.use(handlers.listApps(() => HttpResponse.json(page)))`.
 * @param baseUrl URL before `/api/v1`, without a trailing slash. @default any
 */
// @__NO_SIDE_EFFECTS__
export function createHandlers(baseUrl?: string): EndpointHandlers;
// @__NO_SIDE_EFFECTS__
export function createHandlers(
  baseUrl = '*',
): Readonly<
  Record<string, (resolver: HttpResponseResolver, options?: MswHandlerOptions) => HttpHandler>
> {
  return Object.fromEntries(
    Object.values(endpoints).map((endpoint: Endpoint) => [
      endpoint.id,
      (resolver, options) =>
        endpointHandler(endpoint, { method: endpoint.method, baseUrl, resolver, options }),
    ]),
  );
}

/** Creates MSW handlers that match an endpoint at any base URL. */
export const handlers: EndpointHandlers = /* @__PURE__ */ createHandlers();

/** Creates an MSW handler whose name in MSW's log is the id of its endpoint. */
export function endpointHandler(
  endpoint: Endpoint,
  {
    method,
    baseUrl,
    resolver,
    options,
  }: {
    method: string;
    baseUrl: string;
    resolver: HttpResponseResolver;
    options?: MswHandlerOptions;
  },
): HttpHandler {
  const handler = new HttpHandler(method, endpointPattern(endpoint, baseUrl), resolver, options);
  handler.info.header = `${endpoint.id}: ${method} ${apiPrefix}${endpoint.path}`;
  return handler;
}

/** The path of an endpoint as MSW matches it. A path without a trailing slash also matches one with it. */
export function endpointPattern({ path }: Endpoint, baseUrl = '*'): string {
  return `${baseUrl}${apiPrefix}${path.replace(/\/$/, '').replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

/** The ids of the table, in its order. */
export function endpointIds(): EndpointId[] {
  return Object.keys(endpoints).filter((id): id is EndpointId => id in endpoints);
}
