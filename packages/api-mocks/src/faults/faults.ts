import * as z from 'zod/mini';

import type { Clock } from '../clock.ts';

/** A fault and its target. */
export const faultRuleSchema = z.object({
  /** All methods by default. */
  method: z.optional(z.string()),
  /** A glob under `/api/v1`: `*` stands for one path segment, `**` for any number. Default `**`. */
  path: z.optional(z.string()),
  /** Responds with this status instead of calling the platform. */
  status: z.optional(z.int().check(z.gte(200), z.lte(599))),
  /** Body of the response: text unchanged, anything else as JSON. */
  body: z.optional(z.unknown()),
  /** Delay of the response, in milliseconds. */
  delay_ms: z.optional(z.number().check(z.gte(0))),
  /** Breaks the connection after this many bytes of the body. */
  drop_after_bytes: z.optional(z.int().check(z.gte(0))),
  /** Number of calls it applies to. @default every one */
  times: z.optional(z.int().check(z.gte(1))),
});
/** A fault and its target. */
export type FaultRule = z.output<typeof faultRuleSchema>;

/** The active fault rules. */
export interface Faults {
  /** Replaces all rules. */
  set(rules: readonly FaultRule[]): void;
  /** The first rule for a call to `path` under `/api/v1`, if any; counts it as applied. */
  take(method: string, path: string): FaultRule | undefined;
}

/** An empty set of fault rules. */
export function createFaults(): Faults {
  let active: { rule: FaultRule; pattern: RegExp; left: number }[] = [];
  return {
    set(rules) {
      active = rules.map((rule) => ({
        rule,
        pattern: toPattern(rule.path ?? '**'),
        left: rule.times ?? Infinity,
      }));
    },
    take(method, path) {
      const match = active.find(
        ({ rule, pattern, left }) =>
          left > 0 &&
          (rule.method === undefined || rule.method.toUpperCase() === method) &&
          pattern.test(path.replace(/\/$/, '')),
      );
      if (match !== undefined) match.left -= 1;
      return match?.rule;
    },
  };
}

/** Applies a rule to a call: delays it, replaces the response, breaks the body. */
export async function applyFault(
  rule: FaultRule,
  clock: Clock,
  request: Request,
  respond: () => Promise<Response>,
): Promise<Response> {
  if (rule.delay_ms !== undefined) await clock.sleep(rule.delay_ms, request.signal);
  const isReplaced = rule.status !== undefined || rule.body !== undefined;
  const response = isReplaced ? fakeResponse(rule) : await respond();
  const limit = rule.drop_after_bytes;
  if (limit === undefined || response.body === null) return response;
  return new Response(breakOff(response.body, limit), response);
}

function fakeResponse({ status = 200, body }: FaultRule): Response {
  const headers = status === 429 ? { 'Retry-After': '5' } : undefined;
  if ([204, 205, 304].includes(status)) return new Response(null, { status });
  const content = body === undefined ? defaultBody(status) : body;
  return typeof content === 'string'
    ? new Response(content, { status, headers })
    : Response.json(content, { status, headers });
}

const details: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Could not validate credentials',
  403: 'Not enough permissions',
  404: 'Not Found',
  409: 'Conflict',
  429: 'Too many requests',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

function defaultBody(status: number): unknown {
  return status === 500
    ? 'Internal Server Error'
    : { detail: details[status] ?? `Status ${status}` };
}

function breakOff(body: ReadableStream<Uint8Array>, limit: number): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let left = limit;
  let isBroken = false;
  return new ReadableStream(
    {
      async pull(controller) {
        // Only at the next read, because an error discards chunks that are not read yet.
        if (isBroken) return controller.error(new Error('Connection dropped on purpose'));
        const { done, value } = await reader.read();
        if (done) return controller.close();
        isBroken = value.byteLength > left;
        const sent = value.subarray(0, left);
        left -= sent.byteLength;
        if (sent.byteLength > 0) controller.enqueue(sent);
        else controller.error(new Error('Connection dropped on purpose'));
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

function toPattern(glob: string): RegExp {
  const path = glob.replace(/^(\/?api\/v1)?\/?/, '').replace(/\/$/, '');
  const source = path
    .split('/')
    .map((part) =>
      part === '**'
        ? '.*'
        : part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '[^/]*'),
    )
    .join('/');
  return new RegExp(`^/${source}$`);
}
