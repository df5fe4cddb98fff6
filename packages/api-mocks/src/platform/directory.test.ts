import { expect, test } from 'vitest';

import { parseDirectory } from './directory.ts';
import { InvalidInput } from './platformErrors.ts';

test.each([
  [null, null],
  [undefined, null],
  ['   ', null],
  [' backend/api ', 'backend/api'],
  ['a.b_c-d e', 'a.b_c-d e'],
])('the directory %j is stored as %j', (sent, stored) => {
  expect(parseDirectory(sent)).toBe(stored);
});

test.each([
  ['/srv', 'must be a relative path, not absolute'],
  ['~/app', "cannot start with '~'"],
  ['a/../b', "cannot contain '..' path segments"],
  ['a;b', 'contains invalid characters'],
])('the directory %j is rejected', (sent, reason) => {
  const issue = {
    loc: ['body', 'directory'],
    type: 'value_error',
    msg: `Value error, ${reason}`,
  };
  expect(() => parseDirectory(sent)).toThrow(new InvalidInput([issue]));
});
