import { expect, test, vi } from 'vitest';

import { createObservers } from './observers.ts';

/** A page with manual frames and tasks, whose listener takes `ms` per notification. */
function setup({ isSlow = false } = {}) {
  let now = 0;
  const frames: (() => void)[] = [];
  const tasks: (() => void)[] = [];
  const observers = createObservers(
    {
      now: () => now,
      beforePaint: (task) => frames.push(task),
      schedule: (task) => tasks.push(task),
    },
    isSlow,
  );
  const page = { ms: 0 };
  const listener = vi.fn<() => void>(() => {
    now += page.ms;
  });
  observers.subscribe(listener);
  const run = (due: (() => void)[]) => {
    for (const task of due.splice(0)) task();
  };
  return {
    observers,
    page,
    listener,
    /** The next frame, so many ms later. */
    frame: (later = 16) => {
      now += later;
      run(frames);
    },
    task: () => run(tasks),
  };
}

test('fast listeners are notified once per frame', () => {
  const { observers, listener, frame } = setup();
  observers.changed();
  observers.changed();
  expect(listener).toHaveBeenCalledTimes(0);
  frame();
  expect(listener).toHaveBeenCalledTimes(1);
  frame();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('slow listeners are notified in a separate task, and then pause for as long as they took', () => {
  const { observers, page, listener, frame, task } = setup();
  page.ms = 40;
  observers.changed();
  frame();
  expect(listener).toHaveBeenCalledTimes(1);

  observers.changed();
  frame();
  frame();
  task();
  expect(listener).toHaveBeenCalledTimes(1);
  frame();
  expect(listener).toHaveBeenCalledTimes(1);
  page.ms = 0;
  task();
  expect(listener).toHaveBeenCalledTimes(2);

  observers.changed();
  frame();
  expect(listener).toHaveBeenCalledTimes(3);
});

test('listeners that start as slow do not delay the first frame', () => {
  const { observers, listener, frame, task } = setup({ isSlow: true });
  observers.changed();
  frame();
  expect(listener).toHaveBeenCalledTimes(0);
  task();
  expect(listener).toHaveBeenCalledTimes(1);
});
