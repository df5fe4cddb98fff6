import { ContractError, HttpError } from '@quayside/api-contract';

import { NotFoundError } from './NotFoundError.ts';
import { SignedOutError } from './session/SignedOutError.ts';

/**
 * Kind of an error:
 * - `unauthorized`: the platform rejected the request because of its token (401) or of a missing permission (403),
 *   or no user is signed in
 * - `missing`: the requested item does not exist. The platform responds with 422 to a malformed id in the URL
 * - `permanent`: repeating the request cannot help, such as any other 4xx or a response that breaks the contract
 * - `temporary`: every other error, such as a 5xx, 408, 429 or no response
 */
export type ErrorKind = 'unauthorized' | 'missing' | 'permanent' | 'temporary';

/** Classifies an error of a request. */
export function errorKind(error: unknown): ErrorKind {
  if (error instanceof NotFoundError) return 'missing';
  if (error instanceof SignedOutError) return 'unauthorized';
  if (error instanceof ContractError) return 'permanent';
  if (!(error instanceof HttpError)) return 'temporary';
  const { status } = error;
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 404 || status === 422) return 'missing';
  return status < 500 && status !== 408 && status !== 429 ? 'permanent' : 'temporary';
}
