import { HttpError } from '@quayside/api-contract';
import { expect, test } from 'vitest';

import { describeError } from './describeError.ts';

test('the description contains name, message and causes of an error', () => {
  const error = new Error('The list is broken', { cause: new TypeError('x is not a function') });
  expect(describeError(error)).toBe(
    'Error: The list is broken\nCaused by: TypeError: x is not a function',
  );
});

test('the description of an HTTP error contains status and call, but not the response', () => {
  const body = { detail: 'token abc', access_token: 'secret' };
  const error = new HttpError('listApps', { status: 500, statusText: '', body });
  expect(describeError(error)).toBe('HttpError: 500 Internal Server Error (listApps)');
});

test('circular causes are cut off', () => {
  const error = new Error('round');
  error.cause = error;
  expect(describeError(error).split('\n')).toHaveLength(5);
});

test('any thrown value is described', () => {
  expect(describeError('a string')).toBe('a string');
  expect(describeError({ a: 1 })).toBe('Something that is not an error was thrown');
});
