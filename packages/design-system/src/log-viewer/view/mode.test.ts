import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { initialMode, nextMode } from './mode.ts';
import type { LogModeEvent } from './mode.ts';

const after = (...events: LogModeEvent[]) => events.reduce(nextMode, initialMode);
const scrolled = (isAtEnd: boolean, endLine: number): LogModeEvent => ({
  type: 'scrolled',
  isAtEnd,
  endLine,
});

test('follows until someone leaves the end; what comes from then on is news', () => {
  expect(after(scrolled(true, 10))).toEqual({ status: 'following' });
  expect(after(scrolled(false, 10), scrolled(false, 90))).toEqual({ status: 'reading', since: 10 });
});

test('follows again when they come back to the end, or ask for it', () => {
  expect(after(scrolled(false, 10), scrolled(true, 20))).toEqual(initialMode);
  expect(after(scrolled(false, 10), { type: 'followed' })).toEqual(initialMode);
});

test('going to a line leaves the end', () => {
  expect(after({ type: 'wentTo', endLine: 30 })).toEqual({ status: 'reading', since: 30 });
});

test('news are counted from when they left, whatever they do until they are back', () => {
  const endLine = fc.nat(1000);
  const staying = fc.oneof(
    fc.record({ type: fc.constant('wentTo' as const), endLine }),
    endLine.map((end) => ({ type: 'scrolled' as const, isAtEnd: false, endLine: end })),
  );
  fc.assert(
    fc.property(fc.array(staying, { minLength: 1 }), (events) => {
      expect(after(...events)).toMatchObject({ since: events[0]?.endLine });
    }),
  );
});
