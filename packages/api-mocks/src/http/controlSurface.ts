import * as z from 'zod/mini';

import type { Control } from '../control.ts';
import { faultRuleSchema } from '../faults/faults.ts';
import { InvalidInput, PlatformError } from '../platform/platformErrors.ts';
import { seedNames } from '../seeds/index.ts';
import { hostnameOf, isLocal } from './allowedHosts.ts';
import { parseJson } from './parseJson.ts';
import { readText } from './readText.ts';
import { toValidationIssue } from './validation.ts';

/** Path prefix of the control surface. */
export const controlPrefix = '/__mock__/';

/** Whether a path belongs to the control surface. */
export function isControlPath(pathname: string): boolean {
  return pathname.includes(controlPrefix);
}

/** RFC 3339, or milliseconds since the epoch. */
const instantSchema = z.union([z.number(), z.iso.datetime({ offset: true })]);
const resetSchema = z.object({
  seed: z.optional(z.enum(seedNames)),
  now: z.optional(instantSchema),
});
const faultsSchema = z.object({ rules: z.array(faultRuleSchema) });
const clockSchema = z.object({ advance_ms: z.number().check(z.gte(0)) });
const logsSchema = z.object({
  app_id: z.string(),
  lines: z.int().check(z.gte(1), z.lte(1_000_000)),
});

const incidentSchema = z.object({ app_id: z.string(), at: z.optional(instantSchema) });

/**
 * Rejects a call from a page of another origin: any page that is open could otherwise reset the data and read its
 * emails. `pages` are URLs of the platform and of its console. Local pages may
 * call a local platform. A client other than a page, such as a test, sends no origin.
 */
export function requireOwnPage(request: Request, pages: readonly string[]): void {
  const origin = request.headers.get('origin');
  if (origin === null) {
    // Browsers omit the origin for some reads, but always send `Sec-Fetch-Site`.
    if (request.headers.get('sec-fetch-site') !== 'cross-site') return;
  } else if (origin !== 'null') {
    const isOwn = [request.url, ...pages].some((page) => new URL(page).origin === origin);
    const isLocalPage = [origin, request.url].every((url) => isLocal(hostnameOf(url) ?? ''));
    if (isOwn || isLocalPage) return;
  }
  throw new PlatformError(403, 'Pages of another origin may not call the control surface');
}

/** Responds to a call of the control surface. */
export async function respondToControl(control: Control, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const call = url.pathname
    .slice(url.pathname.indexOf(controlPrefix) + controlPrefix.length)
    .replace(/\/$/, '');
  const route = `${request.method} ${call}`;
  switch (route) {
    case 'GET outbox':
      return Response.json({ data: control.outbox(url.searchParams.get('to') ?? undefined) });
    case 'GET requests':
      return Response.json({ data: control.requests() });
    case 'POST reset': {
      const { seed, now } = await read(request, resetSchema);
      await control.reset({ seed, now: toMilliseconds(now) });
      return done();
    }
    case 'POST faults':
      control.setFaults((await read(request, faultsSchema)).rules);
      return done();
    case 'POST clock':
      control.advanceClock((await read(request, clockSchema)).advance_ms);
      return done();
    case 'POST expire-tokens':
      control.expireTokens();
      return done();
    case 'POST logs': {
      const { app_id, lines } = await read(request, logsSchema);
      control.emitLogs(app_id, lines);
      return done();
    }
    case 'POST incidents': {
      const { app_id, at } = await read(request, incidentSchema);
      return Response.json({ deployment_id: control.startIncident(app_id, toMilliseconds(at)) });
    }
    default:
      throw new PlatformError(404, 'Not Found');
  }
}

function toMilliseconds(instant: string | number | undefined): number | undefined {
  return typeof instant === 'string' ? Date.parse(instant) : instant;
}

async function read<T>(request: Request, schema: z.ZodMiniType<T>): Promise<T> {
  const text = await readText(request);
  let sent: unknown;
  try {
    sent = text === '' ? {} : parseJson(text);
  } catch {
    throw new PlatformError(400, 'The body is not JSON');
  }
  const result = z.safeParse(schema, sent);
  if (result.success) return result.data;
  throw new InvalidInput(
    result.error.issues.map((issue) => toValidationIssue('body', issue, sent)),
  );
}

function done(): Response {
  return new Response(null, { status: 204 });
}
