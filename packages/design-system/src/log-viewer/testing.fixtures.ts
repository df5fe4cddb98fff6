import type { LogScheduler } from './store/scheduler.ts';

/** A scheduler whose time and tasks the test controls. */
export interface SteppedScheduler extends LogScheduler {
  /** Runs the tasks that wait now, but not those they schedule. Returns how many there were. */
  step(): number;
  /** Runs tasks until none waits. */
  settle(): void;
}

/** `msPerLook`: what each look at the clock costs, so that slices end. */
export function createSteppedScheduler(msPerLook = 0): SteppedScheduler {
  let tasks: (() => void)[] = [];
  let now = 0;
  const step = () => {
    const due = tasks;
    tasks = [];
    for (const task of due) task();
    return due.length;
  };
  return {
    now: () => {
      now += msPerLook;
      return now;
    },
    schedule: (task) => tasks.push(task),
    beforePaint: (task) => tasks.push(task),
    step,
    settle: () => {
      let left = step();
      while (left > 0) left = step();
    },
  };
}
