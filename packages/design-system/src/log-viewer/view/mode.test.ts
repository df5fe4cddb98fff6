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

test('follows until the user scrolls away from the end, and counts new lines from there', () => {
  expect(after(scrolled(true, 10))).toEqual({ status: 'following' });
  expect(after(scrolled(false, 10), scrolled(false, 90))).toEqual({ status: 'reading', since: 10 });
});

test('follows again when the user returns to the end or asks for it', () => {
  expect(after(scrolled(false, 10), scrolled(true, 20))).toEqual(initialMode);
  expect(after(scrolled(false, 10), { type: 'followed' })).toEqual(initialMode);
});

test('going to a line stops following', () => {
  expect(after({ type: 'wentTo', endLine: 30 })).toEqual({ status: 'reading', since: 30 });
});

test('counts new lines from the first departure until the user returns to the end', () => {
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
