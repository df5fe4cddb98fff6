import { ContractError, HttpError, NetworkError, UserFacingError } from '@quayside/api-contract';
import { expect, test } from 'vitest';

import { NotFoundError } from '../runtime/NotFoundError.ts';
import { throwIfFailed } from './throwIfFailed.ts';

const responded = (status: number) =>
  new HttpError('readDeployment', { status, statusText: '', body: {} });
const failed = (error: Error) => ({ status: 'error', error, retry: () => {} }) as const;

test.each([
  ['what is not there', responded(404)],
  ['a malformed id in the address', responded(422)],
  ['a team that is not there', new NotFoundError('team')],
])('%s leads to the root error screen', (_, error) => {
  expect(() => throwIfFailed(failed(error), 'missing')).toThrow(error);
});

test.each([400, 429, 500, 503])('the page stays when the platform responds with %i', (status) => {
  expect(() => throwIfFailed(failed(responded(status)), 'missing')).not.toThrow();
});

test.each([
  ['500', responded(500)],
  ['503', responded(503)],
  ['429', responded(429)],
  ['no response', new NetworkError('listApps', 'timeout')],
  ['a response that breaks the contract', new ContractError('listApps', 'data')],
])('main data that fails with %s leads to the root error screen', (_, error) => {
  expect(() => throwIfFailed(failed(error))).toThrow(error);
});

test('the page stays while offline, and when only a refresh failed', () => {
  expect(() => throwIfFailed(failed(new UserFacingError('You’re offline')))).not.toThrow();
  const data = { status: 'ready', data: 1, isRefreshing: false, error: responded(500) } as const;
  expect(() => throwIfFailed(data)).not.toThrow();
});
