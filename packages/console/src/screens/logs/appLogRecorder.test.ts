import type { PolledEntry } from '@quayside/design-system/log-viewer';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createAppLogRecorder } from './appLogRecorder.ts';
import type { AppLogReader } from './appLogRecorder.ts';

const { signal } = new AbortController();

/** A platform that has these lines, and gives the newest `most` of a span. */
function platformOf(lines: readonly PolledEntry[], most: number): AppLogReader {
  return ({ start, end = Infinity }) => {
    const found = lines.filter(({ time }) => time >= start && time <= end);
    return Promise.resolve({ entries: found.slice(-most), count: found.length });
  };
}

const line = (time: number, text = `line ${time}`): PolledEntry => ({
  time,
  text,
  level: 'none',
});

describe('createAppLogRecorder', () => {
  test('reads all of it first, then what is new, each line once', async () => {
    const lines = [line(100), line(200)];
    const recorder = createAppLogRecorder({ read: platformOf(lines, 9), start: 0, end: undefined });
    await recorder.readOn(signal);
    lines.push(line(300), line(300));
    await recorder.readOn(signal);
    expect(recorder.getRecorded().entries).toEqual(lines);
  });

  test('says how many older lines are missing, and reads them', async () => {
    const lines = Array.from({ length: 25 }, (_, index) => line(index));
    const recorder = createAppLogRecorder({
      read: platformOf(lines, 10),
      start: 0,
      end: undefined,
    });
    await recorder.readOn(signal);
    expect(recorder.getRecorded()).toMatchObject({ missing: 15 });
    await recorder.readOlder();
    await recorder.readOlder();
    expect(recorder.getRecorded()).toMatchObject({ missing: 0, entries: lines });
  });

  test('tells when lines were lost between two answers', async () => {
    const lines = [line(1)];
    const recorder = createAppLogRecorder({ read: platformOf(lines, 3), start: 0, end: undefined });
    await recorder.readOn(signal);
    for (let time = 20_000; time < 20_009; time += 1) lines.push(line(time));
    expect(await recorder.readOn(signal)).toMatchObject({ isCut: true });
    lines.push(line(20_010));
    expect(await recorder.readOn(signal)).toMatchObject({ isCut: false });
  });

  test('holds each line once and in order, however they come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.nat({ max: 3000 }), { maxLength: 20 }), { maxLength: 10 }),
        async (steps) => {
          const lines: PolledEntry[] = [];
          const read = platformOf(lines, 1000);
          const recorder = createAppLogRecorder({ read, start: 0, end: undefined });
          let now = 0;
          for (const step of steps) {
            for (const after of step.toSorted((one, other) => one - other)) {
              lines.push(line(now + after));
            }
            now += 3000;
            await recorder.readOn(signal);
          }
          expect(recorder.getRecorded().entries).toEqual(lines);
        },
      ),
    );
  });
});
