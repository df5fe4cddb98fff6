import { expect, test } from 'vitest';

import { initialsOf } from './initials.ts';

test.each([
  ['Ada Lovelace', 'AL'],
  ['grace', 'G'],
  ['Jean le Rond d’Alembert', 'JL'],
  ['  spaced   out  name ', 'SO'],
  ['👩‍🚀 Crew', '👩‍🚀C'],
  ['e\u0301mile zola', 'E\u0301Z'],
  ['Émile Zola', 'ÉZ'],
  ['海 Ж', '海Ж'],
  ['1\uFE0F\u20E3 first', '1\uFE0F\u20E3F'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
