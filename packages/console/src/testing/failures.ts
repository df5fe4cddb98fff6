import { HttpError, NetworkError } from '@quayside/api-contract';

import type { Loadable } from '../domain/loadable.ts';

/** Returns the error of a response with this status and detail. */
export const rejection = (status: number, detail: unknown) =>
  new HttpError('story', { status, statusText: '', body: { detail } });

/** Response of a platform that is down. */
export const unavailable = rejection(503, 'Service Unavailable');

/** Error of a call without a response. */
export const networkFailure = new NetworkError('story', 'unreachable');

/** A query that failed because the platform is down. */
export function failedWith(retry: () => void): Loadable<never> {
  return { status: 'error', error: unavailable, retry };
}

/** Placeholder data, while other data loads. */
export function refreshing<Data>(data: Data): Loadable<Data> {
  return { status: 'ready', data, isRefreshing: true };
}
