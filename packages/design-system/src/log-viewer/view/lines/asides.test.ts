import { expect, test } from 'vitest';

import { formatOf } from '../../parse/format.ts';
import { asidesOf } from './asides.ts';
import type { Aside } from './asides.ts';

/** Returns a line without some of its asides. */
function without(kinds: readonly Aside['kind'][], text: string, hits: [number, number][] = []) {
  const asides = asidesOf(
    { text, format: formatOf(text) },
    hits.map(([from, to]) => ({ from, to })),
  );
  return asides
    .filter(({ kind }) => kinds.includes(kind))
    .toReversed()
    .reduce((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text);
}

const access = 'INFO:     10.4.2.17:1 - "GET /berths?free=1 HTTP/1.1" 200 OK';

test('the level makes way where it has a column', () => {
  expect(without(['level'], access)).toBe('10.4.2.17:1 - "GET /berths?free=1 HTTP/1.1" 200 OK');
  expect(without(['level'], 'WARNING:  Pool at 17/20')).toBe('Pool at 17/20');
  expect(without(['level'], 'Error: no such file')).toBe('Error: no such file');
});

test('a request is method, path and status where there is little room', () => {
  expect(without(['level', 'detail'], access)).toBe('GET /berths?free=1 200');
  expect(without(['detail'], access)).toBe('INFO:     GET /berths?free=1 200');
});

test('a match stays in view', () => {
  expect(without(['level'], access, [[0, 4]])).toBe(access);
  expect(without(['level', 'detail'], access, [[10, 14]])).toBe(
    '10.4.2.17:1 - "GET /berths?free=1 200',
  );
});
