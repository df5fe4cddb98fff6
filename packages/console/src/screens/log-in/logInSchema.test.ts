import { describe, expect, test } from 'vitest';

import { en } from '../../runtime/messages/en/index.ts';
import { logInSchema } from './logInSchema.ts';

/** Returns the first message of each invalid field, as the form shows it. */
function check(email: string, password: string): Record<string, string> {
  const { error } = logInSchema(en.validation).safeParse({ email, password });
  const issues = error?.issues.toReversed() ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('validation before the request', () => {
  test('passes when both fields are plausible', () => {
    expect(check('ada@example.com', '12345678')).toEqual({});
  });

  // RFC 5322 section 3.4.1: the part before the @ may contain more than letters and digits.
  test.each(["o'hara/dev@example.com", 'ada+{tides}@harbour.example', 'a!#$%&@example.com'])(
    '"%s" is an address, as it is to the platform',
    (email) => {
      expect(check(email, '12345678')).toEqual({});
    },
  );

  test.each(['ada', 'ada@', '@example.com', 'ada@example', 'a b@example.com'])(
    '"%s" is no address',
    (email) => {
      expect(check(email, '12345678')).toEqual({ email: 'Enter a valid email address' });
    },
  );

  test('names a missing address', () => {
    expect(check('', '12345678')).toEqual({ email: 'Email is required' });
  });

  test('requires a password with at least 8 characters', () => {
    expect(check('ada@example.com', '')).toEqual({ password: 'Password is required' });
    expect(check('ada@example.com', '1234567')).toEqual({
      password: 'Password must be at least 8 characters',
    });
  });
});
