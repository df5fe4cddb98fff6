import { apiPrefix } from '@quayside/api-contract';
import type { HttpResponseResolver, PathParams } from 'msw';

import type { Control } from '../control.ts';
import { applyFault, type Faults } from '../faults/faults.ts';
import type { Platform } from '../platform/platform.ts';
import { createRandom, randomBelow } from '../random.ts';
import { isControlPath } from './controlSurface.ts';
import { withCors } from './cors.ts';
import { toErrorResponse } from './errors.ts';

/** Latency in milliseconds: a constant, or a minimum and a maximum. */
export type Latency = number | readonly [least: number, most: number];

type Respond = (request: Request, params: PathParams) => Response | Promise<Response>;

/** Turns results of a platform into MSW response resolvers. */
export interface Responder {
  /** Responds once all changes are durable; an error of a rule becomes its response. */
  respond: (handle: Respond) => HttpResponseResolver;
  /** Responds to a call of the API, with the configured latency and faults. */
  respondToCall: (handle: Respond) => HttpResponseResolver;
}

/** Creates the responder of a platform. */
export function createResponder(
  platform: Platform,
  control: Control,
  faults: Faults,
  { latency, onError }: { latency: Latency; onError: (error: unknown) => void },
): Responder {
  const random = createRandom('latency');

  const wait = async ({ signal }: Request) => {
    const [least, most] = typeof latency === 'number' ? [latency, latency] : latency;
    const ms = least + randomBelow(random, most - least + 1);
    if (ms > 0) await platform.dataset.clock.sleep(ms, signal);
  };

  const respondSafely = async (handle: () => Response | Promise<Response>): Promise<Response> => {
    try {
      return await handle();
    } catch (error) {
      const response = toErrorResponse(error);
      if (response === undefined) onError(error);
      return response ?? new Response('Internal Server Error', { status: 500 });
    }
  };

  const respond =
    (handle: Respond): HttpResponseResolver =>
    async ({ request, params }) => {
      const { clock } = platform.dataset;
      const immediate = await respondSafely(() => handle(request, params));
      const response = withDate(immediate, clock.now());
      // Writes must be durable before the response is sent.
      const durable = await respondSafely(async () => {
        await platform.settled();
        return response;
      });
      const { pathname } = new URL(request.url);
      if (!isControlPath(pathname)) control.note(request.method, pathname, durable.status);
      return withCors(request, request.method === 'HEAD' ? await withoutBody(durable) : durable);
    };

  return {
    respond,
    respondToCall: (handle) =>
      respond(async (request, params) => {
        await wait(request);
        const call = () => respondSafely(() => handle(request, params));
        const fault = faults.take(request.method, pathInApi(new URL(request.url).pathname) ?? '');
        return fault === undefined
          ? call()
          : applyFault(fault, platform.dataset.clock, request, call);
      }),
  };
}

/** The path after `/api/v1`; undefined when the path does not lead into the API. */
export function pathInApi(pathname: string): string | undefined {
  const start = pathname.indexOf(`${apiPrefix}/`);
  return start === -1 ? undefined : pathname.slice(start + apiPrefix.length);
}

/** Adds the platform's time (RFC 9110 section 6.6.1), which may be ahead of the machine's clock. */
function withDate(response: Response, now: number): Response {
  const headers = new Headers(response.headers);
  headers.set('Date', new Date(now).toUTCString());
  const { body, status, statusText } = response;
  return new Response(body, { status, statusText, headers });
}

async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel();
  return new Response(null, response);
}
