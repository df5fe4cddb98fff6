import { expect, test } from 'vitest';

import { createManualClock } from './clock.ts';

const never = new AbortController().signal;

test('a sleep ends once the clock has advanced far enough, not before', async () => {
  const clock = createManualClock(1_000);
  let isAwake = false;
  const sleeping = clock.sleep(500, never).then(() => (isAwake = true));
  clock.advance(499);
  await Promise.resolve();
  expect(isAwake).toBe(false);
  clock.advance(1);
  await sleeping;
  expect(clock.now()).toBe(1_500);
});

test('a sleep ends when its signal aborts', async () => {
  const clock = createManualClock(0);
  const abort = new AbortController();
  const sleeping = clock.sleep(1_000, abort.signal);
  abort.abort();
  await sleeping;
  expect(clock.now()).toBe(0);
});

test('a clock can be set back', () => {
  const clock = createManualClock(1_000);
  clock.set(200);
  expect([clock.now(), clock.offset()]).toEqual([200, -800]);
});
