import {
  InvalidInput,
  OAuthError,
  PlatformError,
  TooManyRequests,
} from '../platform/platformErrors.ts';

/** The response for an error thrown by a rule; undefined for an unexpected error. */
export function toErrorResponse(error: unknown): Response | undefined {
  if (error instanceof PlatformError) {
    const headers = error.status === 401 ? { 'WWW-Authenticate': 'Bearer' } : undefined;
    return Response.json({ detail: error.message }, { status: error.status, headers });
  }
  if (error instanceof InvalidInput)
    return Response.json({ detail: error.issues }, { status: 422 });
  if (error instanceof OAuthError) {
    return Response.json(
      { error: error.code, error_description: error.message, detail: error.message },
      { status: 400, headers: { 'Cache-Control': 'no-store' } },
    );
  }
  if (error instanceof TooManyRequests) {
    const headers = { 'Retry-After': String(error.retryAfter) };
    return Response.json({ detail: error.message }, { status: 429, headers });
  }
  return undefined;
}
