import fc from 'fast-check';
import { expect, test } from 'vitest';

import { initialMode, nextMode } from './mode.ts';
import type { LogMode, LogModeEvent } from './mode.ts';

const anchor = { line: 40, offset: 7 };
const after = (...events: LogModeEvent[]) => events.reduce(nextMode, initialMode);

test('follows until someone leaves the end, then stays with what they read and counts what is new', () => {
  expect(after({ type: 'appended', count: 3 })).toEqual(initialMode);
  expect(
    after({ type: 'scrolled', anchor, isAtEnd: false }, { type: 'appended', count: 1204 }),
  ).toEqual({ status: 'reading', anchor, unread: 1204 });
});

test('follows again when they come back to the end, or ask for it', () => {
  const reading: LogModeEvent = { type: 'scrolled', anchor, isAtEnd: false };
  expect(after(reading, { type: 'scrolled', anchor, isAtEnd: true })).toEqual(initialMode);
  expect(after(reading, { type: 'followed' })).toEqual(initialMode);
});

test('a pause lasts, at the end too, until they end it', () => {
  const paused = after(
    { type: 'paused', anchor },
    { type: 'scrolled', anchor: { line: 90, offset: 0 }, isAtEnd: true },
    { type: 'appended', count: 2 },
  );
  expect(paused).toEqual({ status: 'paused', anchor: { line: 90, offset: 0 }, unread: 2 });
  expect(nextMode(paused, { type: 'followed' })).toEqual(initialMode);
});

test('a link shows its line, and leaves a pause a pause', () => {
  const went: LogModeEvent = { type: 'wentTo', anchor };
  expect(after(went)).toEqual({ status: 'reading', anchor, unread: 0 });
  expect(after({ type: 'paused', anchor: { line: 1, offset: 0 } }, went)).toMatchObject({
    status: 'paused',
    anchor,
  });
});

test('when the line that was read is trimmed, the first that is left takes its place', () => {
  const reading: LogModeEvent = { type: 'scrolled', anchor, isAtEnd: false };
  expect(after(reading, { type: 'trimmed', firstLine: 40 })).toMatchObject({ anchor });
  expect(after(reading, { type: 'trimmed', firstLine: 41 })).toMatchObject({
    anchor: { line: 41, offset: 0 },
  });
});

const someAnchor = fc.record({ line: fc.nat(1000), offset: fc.nat(19) });
const byItself = fc.oneof(
  fc.record({ type: fc.constant('appended' as const), count: fc.nat(1000) }),
  fc.record({ type: fc.constant('trimmed' as const), firstLine: fc.nat(1000) }),
);
const byAPerson = fc.oneof(
  fc.record({ type: fc.constant('scrolled' as const), anchor: someAnchor, isAtEnd: fc.boolean() }),
  fc.record({ type: fc.constant('followed' as const) }),
  fc.record({ type: fc.constant('paused' as const), anchor: someAnchor }),
  fc.record({ type: fc.constant('wentTo' as const), anchor: someAnchor }),
);

test('nothing that happens by itself starts or ends following, or moves the anchor of a line that is there', () => {
  fc.assert(
    fc.property(fc.array(byAPerson), fc.array(byItself), (before, events) => {
      const start = after(...before);
      let mode: LogMode = start;
      let firstLine = 0;
      for (const event of events) {
        mode = nextMode(mode, event);
        if (event.type === 'trimmed') firstLine = Math.max(firstLine, event.firstLine);
      }
      expect(mode.status).toBe(start.status);
      if (start.status === 'following' || mode.status === 'following') return;
      if (start.anchor.line >= firstLine) expect(mode.anchor).toEqual(start.anchor);
      expect(mode.unread).toBeGreaterThanOrEqual(start.unread);
    }),
  );
});
