import { HttpError, NetworkError } from '@quayside/api-contract';

import type { Loadable } from '../domain/loadable.ts';

/** Response of a platform that is down. */
export const unavailable = new HttpError('story', {
  status: 503,
  statusText: 'Service Unavailable',
  body: { detail: 'Service Unavailable' },
});

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
