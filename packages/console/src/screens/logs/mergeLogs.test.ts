import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { mergeLogs } from './mergeLogs.ts';

test('each line has the name of its app', () => {
  const { entries, count } = mergeLogs([
    { name: 'api', entries: [{ time: 2, text: 'started' }], count: 1 },
    { name: 'worker', entries: [{ time: 1, text: 'idle' }], count: 1 },
  ]);
  expect(entries).toEqual([
    { time: 2, text: 'started', origin: 'api' },
    { time: 1, text: 'idle', origin: 'worker' },
  ]);
  expect(count).toBe(2);
});

test('the lines are the newest of all apps, and all are counted', () => {
  const app = fc.record({
    times: fc.uniqueArray(fc.integer({ min: 0, max: 1000 }), { minLength: 1 }),
    limit: fc.integer({ min: 1, max: 10 }),
  });
  fc.assert(
    fc.property(fc.array(app, { minLength: 1, maxLength: 5 }), (apps) => {
      const { entries, count } = mergeLogs(
        apps.map(({ times, limit }, index) => ({
          name: `app-${index}`,
          entries: times
            .toSorted((one, other) => other - one)
            .slice(0, limit)
            .map((time) => ({ time, text: '' })),
          count: times.length,
        })),
      );
      const shown = entries.map(({ time }) => time).toSorted((one, other) => one - other);
      const [first = 0] = shown;
      const all = apps.flatMap(({ times }) => times);
      expect(shown).toEqual(
        all.filter((time) => time >= first).toSorted((one, other) => one - other),
      );
      expect(count).toBe(all.length);
    }),
  );
});
