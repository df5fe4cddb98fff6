import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { afterPaint, beforePaint, createScheduler } from './scheduler.ts';

test('tasks run after their caller, one by one and in order', async () => {
  const scheduler = createScheduler();
  const ran: string[] = [];
  const done = new Promise<void>((resolve) => {
    scheduler.schedule(() => ran.push('one'));
    scheduler.schedule(() => {
      ran.push('two');
      resolve();
    });
  });
  ran.push('caller');
  await done;
  expect(ran).toEqual(['caller', 'one', 'two']);
});

test('time only grows', () => {
  const scheduler = createScheduler();
  const before = scheduler.now();
  expect(scheduler.now()).toBeGreaterThanOrEqual(before);
});

describe('before and after the next paint', () => {
  let frames: Map<number, () => void>;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    frames = new Map();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** A page that paints when the test says so. */
  const stubFrames = () => {
    let next = 0;
    vi.stubGlobal('requestAnimationFrame', (task: () => void) => {
      next += 1;
      frames.set(next, task);
      return next;
    });
    vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  };
  const paint = () => {
    for (const [frame, task] of frames) {
      frames.delete(frame);
      task();
    }
  };

  test('a task runs once, with the next frame', () => {
    stubFrames();
    const task = vi.fn<() => void>();
    createScheduler().beforePaint(task);
    expect(task).toHaveBeenCalledTimes(0);
    paint();
    expect(task).toHaveBeenCalledTimes(1);
    vi.runAllTimers();
    paint();
    expect(task).toHaveBeenCalledTimes(1);
  });

  test('a task runs once on a page that is not seen', () => {
    stubFrames();
    const task = vi.fn<() => void>();
    beforePaint(task);
    vi.advanceTimersByTime(99);
    expect(task).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    paint();
    expect(task).toHaveBeenCalledTimes(1);
  });

  test('a task runs soon where nothing is painted', () => {
    const task = vi.fn<() => void>();
    beforePaint(task);
    expect(task).toHaveBeenCalledTimes(0);
    vi.runAllTimers();
    expect(task).toHaveBeenCalledTimes(1);
  });

  test('a task that is canceled never runs', () => {
    const task = vi.fn<() => void>();
    beforePaint(task)();
    vi.runAllTimers();
    stubFrames();
    beforePaint(task)();
    afterPaint(task)();
    const cancel = afterPaint(task);
    paint();
    cancel();
    vi.runAllTimers();
    paint();
    expect(task).toHaveBeenCalledTimes(0);
  });

  test('a task after the next paint runs once the frame is over', () => {
    stubFrames();
    const task = vi.fn<() => void>();
    afterPaint(task);
    paint();
    expect(task).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(task).toHaveBeenCalledTimes(1);
  });
});
