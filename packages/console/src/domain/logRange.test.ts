import { describe, expect, test } from 'vitest';

import { readLogRange, writeLogRange } from './logRange.ts';
import type { LogRange } from './logRange.ts';

describe('readLogRange', () => {
  test.each<[LogRange]>([
    [{ kind: 'last', span: '1h' }],
    [{ kind: 'last', span: '7d' }],
    [{ kind: 'since', start: 1_795_251_851_123 }],
    [{ kind: 'between', start: 1_795_251_851_000, end: 1_795_251_911_000 }],
  ])('a formatted range is parsed back: %j', (range) => {
    expect(readLogRange(writeLogRange(range))).toEqual(range);
  });

  test.each([
    [{ start: 'yesterday', end: 'today' }],
    [{ start: '1', end: '2' }],
    [{ start: '2026-11-21T08:00', end: '2026-11-21T09:00' }],
    [{ range: '9y' }],
    [{ start: '2026-11-21T09:00:00Z', end: 'today' }],
    [{ start: '2026-11-21T09:00:00Z', end: '2026-11-21T08:00:00Z' }],
  ])('the invalid range %j is the last hour', (query) => {
    expect(readLogRange(query)).toEqual({ kind: 'last', span: '1h' });
  });
});
