/** How the store shares the thread with the page. Tests inject one that they step by hand. */
export interface LogScheduler {
  /** Milliseconds that only grow. */
  now(): number;
  /** Runs a task soon, after what the page has to do for the person who looks at it. */
  schedule(task: () => void): void;
  /** Runs a task just before the page is next painted; soon, where nothing is painted. */
  beforePaint(task: () => void): void;
}

/** Longest stretch of work without giving the thread back, in milliseconds. */
export const sliceMs = 5;

/** A page that is not seen paints no frames. In ms. */
const unseenFrame = 100;

function beforePaint(task: () => void) {
  if (typeof requestAnimationFrame === 'undefined') {
    setTimeout(task);
    return;
  }
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    task();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, unseenFrame);
}

/**
 * Tasks that wait for everything else the page does, where the browser has them (Prioritized Task
 * Scheduling); else tasks of a message channel, which come at once where timers wait 4 ms and more.
 */
export function createScheduler(): LogScheduler {
  const now = () => performance.now();
  if ('scheduler' in globalThis) {
    return {
      now,
      schedule: (task) => void globalThis.scheduler.postTask(task, { priority: 'background' }),
      beforePaint,
    };
  }
  const tasks: (() => void)[] = [];
  const channel = new MessageChannel();
  channel.port1.addEventListener('message', () => tasks.shift()?.());
  channel.port1.start();
  // In Node an open port keeps the process alive.
  if ('unref' in channel.port1 && typeof channel.port1.unref === 'function') channel.port1.unref();
  return {
    now,
    beforePaint,
    schedule: (task) => {
      tasks.push(task);
      channel.port2.postMessage(undefined);
    },
  };
}
