import { createLogStore } from '@quayside/design-system/log-viewer';
import type { LogEntry } from '@quayside/design-system/log-viewer';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  findLine,
  formatLineReferences,
  lineReferenceOf,
  lineReferencesOf,
  parseLineReferences,
} from './lineReference.ts';
import type { LineReference } from './lineReference.ts';

function storeOf(entries: readonly LogEntry[]) {
  const store = createLogStore();
  store.append(entries);
  return store;
}

/** Few times and texts, so that many lines have the same time and many are equal. */
const entry = fc.record({
  time: fc.constantFrom(1_795_251_851_000, 1_795_251_851_000.5, 1_795_251_851_001),
  text: fc
    .array(fc.constantFrom('a', 'b', '\u001B[31mred', '', 'password=hunter2!x'), {
      minLength: 1,
      maxLength: 3,
    })
    .map((lines) => lines.join('\n')),
});

const same = (one: LogEntry, other: LogEntry) => one.text === other.text && one.time === other.time;

test('each line is found again, in the same log and in one with missing entries', () => {
  fc.assert(
    fc.property(
      fc.array(entry, { minLength: 1, maxLength: 30 }),
      fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
      fc.array(entry, { maxLength: 5 }),
      (entries, isLeftOut, earlier) => {
        const store = storeOf(entries);
        // A filter hides all equal entries, or none.
        const rest = entries.filter(
          (each) => isLeftOut[entries.findIndex((other) => same(each, other))] === true,
        );
        const older = earlier.map((each) => ({ ...each, time: each.time - 5000 }));
        const other = storeOf([...older, ...rest]);
        const seen = new Set<number>();
        for (let line = 0; line < store.endRow; line += 1) {
          const reference = lineReferenceOf(store, line);
          if (reference === undefined) throw new Error('A line with a time has a reference.');
          const read = parseLineReferences(
            formatLineReferences({ first: reference, last: reference }),
          );
          expect(read?.first).toEqual(reference);
          expect(findLine(store, reference)).toBe(line);
          const found = findLine(other, reference);
          if (found === undefined) continue;
          expect(seen.has(found)).toBe(false);
          seen.add(found);
          expect(other.text(found)).toBe(store.text(line));
        }
        // Every line that is present is found.
        const olderLines = storeOf(older).endRow;
        expect(seen.size).toBe(other.endRow - olderLines);
      },
    ),
  );
});

const reference: fc.Arbitrary<LineReference> = fc.record({
  time: fc.integer({ min: 0, max: 99_999_999_999_999 }),
  hash: fc.integer({ min: 0, max: 0xff_ff_ff_ff }),
  nth: fc.nat(999_999),
  offset: fc.nat(9_999_999),
});

test('a formatted reference is parsed back, and needs no escaping in a URL', () => {
  fc.assert(
    fc.property(reference, reference, (first, last) => {
      const text = formatLineReferences({ first, last });
      expect(encodeURIComponent(text)).toBe(text);
      expect(parseLineReferences(text)).toEqual({ first, last });
    }),
  );
});

test('an invalid reference in a URL is ignored as a whole', () => {
  const garbage = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom('1', '9', 'z', '.', '-', '%', '\n', '٣'), { maxLength: 40 })
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(garbage, (text) => {
      const read = parseLineReferences(text);
      if (read === undefined) return;
      // A parsed reference round-trips, with safe integers.
      expect(parseLineReferences(formatLineReferences(read))).toEqual(read);
      for (const { time, hash, nth, offset } of [read.first, read.last]) {
        expect([time, hash, nth, offset].every(Number.isSafeInteger)).toBe(true);
        expect(Number.isNaN(new Date(time).getTime())).toBe(false);
      }
    }),
    { numRuns: 2000 },
  );
  for (const text of ['', '-', '1', '1.', '.a', '1.a-', '-1.a', '1.a-2.b-3.c', '1.zzzzzzz', ' 1.a'])
    expect(parseLineReferences(text)).toBeUndefined();
});

test('a reference does not depend on a secret, masked or revealed', () => {
  const line = (token: string) => [{ time: 5, text: `token ghp_${token.repeat(36)} was used` }];
  const one = storeOf(line('a'));
  const hidden = lineReferenceOf(one, 0);
  expect(one.read(0).masks).toHaveLength(1);
  expect(lineReferenceOf(storeOf(line('b')), 0)).toEqual(hidden);
  one.reveal(0, one.read(0).masks[0]?.from ?? 0, true);
  expect(one.text(0)).toContain('ghp_a');
  expect(lineReferenceOf(one, 0)).toEqual(hidden);
});

test('gaps and lines without a time have no reference', () => {
  const store = createLogStore();
  store.appendGap({ reason: 'gap', time: 1 });
  store.append([{ text: 'a', time: 2 }, 'no time', { text: 'before 1970', time: -1 }]);
  store.appendGap({ reason: 'gap', time: 3 });
  expect([0, 2, 3, 4, 99].map((line) => lineReferenceOf(store, line))).toEqual(
    Array.from({ length: 5 }),
  );
  const a = lineReferenceOf(store, 1);
  expect(lineReferencesOf(store, { first: 1, last: 2 })).toEqual({ first: a, last: a });
  expect(lineReferencesOf(store, { first: 1, last: 3 })).toBeUndefined();
});
