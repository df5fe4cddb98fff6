/** Cooperative scheduler of the store. Tests inject one that they step by hand. */
export interface LogScheduler {
  /** Milliseconds that only grow. */
  now(): number;
  /** Runs a task soon, after the page had a chance to paint and to handle input. */
  schedule(task: () => void): void;
  /** Runs a task just before the page is next painted; soon, where nothing is painted. */
  beforePaint(task: () => void): void;
}

/** Longest stretch of work without giving the thread back, in milliseconds. */
export const sliceMs = 8;

/**
 * Length of the first slice of a task that the user waits for, in milliseconds: most searches end within it, so the
 * next frame shows their matches. With its event and its frame it stays below 50 ms.
 */
export const responseMs = 32;

/** A page that is not seen paints no frames. In ms. */
const unseenFrame = 100;

/** Runs a task before the next paint, or soon if there is none. Returns a function that cancels it. */
export function beforePaint(task: () => void): () => void {
  if (typeof requestAnimationFrame === 'undefined') {
    const soon = setTimeout(task);
    return () => clearTimeout(soon);
  }
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const once = () => {
    cancel();
    task();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, unseenFrame);
  return cancel;
}

/** Runs a task once what there is now has been painted. Returns how to call it off. */
export function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = beforePaint(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancel();
    clearTimeout(timer);
  };
}

let shared: LogScheduler | undefined;

/** Returns the scheduler of all stores: an open channel and its listener stay as long as the page. */
export const sharedScheduler = (): LogScheduler => (shared ??= createScheduler());

/** Tasks of a message channel: they run at once, while timers wait for 4 ms or more. */
export function createScheduler(): LogScheduler {
  const tasks: (() => void)[] = [];
  const channel = new MessageChannel();
  channel.port1.addEventListener('message', () => tasks.shift()?.());
  channel.port1.start();
  // In Node an open port keeps the process alive.
  if ('unref' in channel.port1 && typeof channel.port1.unref === 'function') channel.port1.unref();
  return {
    now: () => performance.now(),
    beforePaint: (task) => void beforePaint(task),
    schedule: (task) => {
      tasks.push(task);
      channel.port2.postMessage(undefined);
    },
  };
}
