import { HttpError } from '@quayside/api-contract';

/** Whether the platform rejected a request because of its token (401) or of a missing permission (403). */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 401 || error.status === 403);
}
