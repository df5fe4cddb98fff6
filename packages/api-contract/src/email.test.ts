import { expect, test } from 'vitest';

import { isEmail } from './email.ts';
import { emailSchema } from './schemas/primitives.ts';

test.each([
  ['ada@example.com', true],
  ['ada.lovelace+tag@mail.example.co.uk', true],
  ['ADA@EXAMPLE.COM', true],
  ['ada@example', false],
  ['ada@-example.com', false],
  ['ada@example.1', false],
  ['.ada@example.com', false],
  ['ada@example.com.', false],
  ['a da@example.com', false],
  ['ada', false],
  ['', false],
])('%j is an email address, in forms as in the schema: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
  expect(emailSchema.safeParse(text).success).toBe(expected);
});
