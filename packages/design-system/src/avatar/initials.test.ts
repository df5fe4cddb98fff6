import { expect, test } from 'vitest';

import { initialsOf } from './initials.ts';

test.each([
  ['Ada Lovelace', 'AL'],
  ['grace', 'G'],
  ['Jean le Rond d’Alembert', 'JL'],
  ['  spaced   out  name ', 'SO'],
  ['👩‍🚀 Crew', '👩‍🚀C'],
  ['', ''],
])('%j is shown as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
