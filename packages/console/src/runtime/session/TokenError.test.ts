import { errorMessage } from '@quayside/api-contract';
import { describe, expect, test } from 'vitest';

import { TokenError } from './TokenError.ts';

test('the user sees the message that the host wrote', () => {
  const cause = new Error('Sign-in is down for maintenance.');
  const error = new TokenError(cause, { wasRetried: true });
  expect(errorMessage(error)).toBe('Sign-in is down for maintenance.');
  expect(error).toMatchObject({
    name: 'TokenError',
    hostMessage: 'Sign-in is down for maintenance.',
    wasRetried: true,
    cause,
  });
});

describe('the user sees a general message instead of', () => {
  test.each<[string, unknown]>([
    ['a message of the network', new TypeError('Failed to fetch')],
    ['a message of a parser', new SyntaxError('Unexpected token <')],
    ['a message of an abort', new DOMException('signal is aborted', 'AbortError')],
    ['a message of a timeout', new DOMException('signal timed out', 'TimeoutError')],
    ['an empty message', new Error('')],
    ['a value that is no error', 'down'],
    ['nothing', undefined],
  ])('%s', (_what, cause) => {
    const error = new TokenError(cause);
    expect(errorMessage(error)).toBe(
      'Couldn’t reach the platform. Check your connection and try again.',
    );
    expect(error).toMatchObject({ hostMessage: undefined, wasRetried: false });
    expect(error.cause).toBe(cause);
  });
});
