// Mounts one contender and measures it inside the page. `run.ts` calls `bench`.
import '@quayside/design-system/fonts.css';
import type { LogStore } from '@quayside/design-system/log-viewer';

import { analyse } from './analysis.ts';
import { common, endMarker, generate, rare } from './data.ts';

import { afterPaint, painted } from './viewer.ts';
import type { Contender, Outcome, Viewer } from './viewer.ts';

const contenders: Record<string, () => Promise<Contender>> = {
  floor: async () => (await import('./contenders/floor.ts')).floor,
  react: async () => (await import('./contenders/react.tsx')).react,
  ours: async () => (await import('./contenders/ours.tsx')).ours,
  patternfly: async () => (await import('./contenders/patternfly.tsx')).patternfly,
  xterm: async () => (await import('./contenders/xterm.ts')).xterm,
  melloware: async () => (await import('./contenders/melloware.tsx')).melloware,
};

/** Events recorded during a measurement. */
export interface Watched {
  frames: number;
  /** Frames more than 32 ms after the previous one. */
  slowFrames: number;
  /** Frames with a position in the view that has no row. */
  blankFrames: number;
  /** Longest task, in ms; 0 if none took 50 ms. */
  longestTask: number;
  longTasks: number;
}

let lines: string[] = [];
let viewer: Viewer | undefined;

function theViewer(): Viewer {
  if (viewer === undefined) throw new Error('There is no viewer yet');
  return viewer;
}

/** Whether there is a row with text at several positions down the middle of the view. */
function isFilled(): boolean {
  const { row } = theViewer();
  const bounds = (
    theViewer().scroller() ?? document.querySelector('#log')
  )?.getBoundingClientRect();
  if (bounds === undefined) return false;
  return [0.2, 0.4, 0.6, 0.8].every((part) => {
    const at = document.elementFromPoint(bounds.left + 100, bounds.top + bounds.height * part);
    return (at?.closest(row)?.textContent ?? '') !== '';
  });
}

const textInView = () => {
  const { row } = theViewer();
  return Array.from(document.querySelectorAll(row), ({ textContent }) => textContent).join('\n');
};

/** Counts frames and long tasks while `work` runs; `step` is called in each frame. */
async function watch(work: Promise<void>, step?: () => void): Promise<Watched> {
  const seen = { frames: 0, slowFrames: 0, blankFrames: 0, longestTask: 0, longTasks: 0 };
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      seen.longTasks += 1;
      seen.longestTask = Math.max(seen.longestTask, Math.round(duration));
    }
  });
  observer.observe({ type: 'longtask' });
  let isOver = false;
  let last = performance.now();
  const frame = (now: number) => {
    if (isOver) return;
    seen.frames += 1;
    if (now - last > 32) seen.slowFrames += 1;
    last = now;
    step?.();
    requestAnimationFrame(frame);
    afterPaint(() => {
      if (!isFilled()) seen.blankFrames += 1;
    });
  };
  requestAnimationFrame(frame);
  await work;
  isOver = true;
  await painted();
  observer.disconnect();
  return seen;
}

/** Milliseconds from the start of an action until the page shows its result. */
async function timed(begin: () => Outcome | undefined) {
  const start = performance.now();
  const outcome = begin();
  if (outcome === undefined) return undefined;
  let found: number | undefined;
  await painted(() => (found = outcome()) !== undefined);
  return { ms: performance.now() - start, found: found ?? 0 };
}

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

let churned: Promise<LogStore> | undefined;

/** A store that retains the last 100,000 lines, across rounds. */
async function makeStore(): Promise<LogStore> {
  const { createLogStore } = await import('@quayside/design-system/log-viewer');
  return createLogStore({ maxLines: 100_000 });
}

const bench = {
  /** Appends a million lines to a store that trims. */
  churn: async (round: number) => {
    churned ??= makeStore();
    const store = await churned;
    for (let part = 0; part < 10; part += 1) {
      store.append(generate(100_000, (round * 10 + part) * 100_000));
      await painted(() => store.pending === 0);
    }
    return store.size;
  },
  contender: undefined as Contender | undefined,
  /** Loads the code of a contender without rendering. */
  load: async (name: string) => {
    bench.contender = await contenders[name]?.();
    await document.fonts.ready;
  },
  /** Generates the data. Returns its size in bytes, including line feeds. */
  generate: (count: number) => {
    lines = generate(count);
    lines[count - 1] = `INFO ${endMarker}`;
    const encoder = new TextEncoder();
    return lines.reduce((sum, line) => sum + encoder.encode(line).length + 1, 0);
  },
  /** Milliseconds until the first lines were painted. */
  firstPaint: async () => {
    const element = document.querySelector<HTMLElement>('#log');
    if (element === null || bench.contender === undefined) throw new Error('Nothing is loaded');
    const start = performance.now();
    viewer = bench.contender(element, lines);
    lines = [];
    await painted(() => textInView().length > 1000);
    return performance.now() - start;
  },
  /** Content that our viewer had rendered by its first paint. */
  markup: async () => {
    await bench.firstPaint();
    return document.querySelector('#log')?.innerHTML ?? '';
  },
  /** Milliseconds until the same markup is painted when inserted directly, without any script. */
  paintMarkup: async (markup: string) => {
    const start = performance.now();
    document.querySelector('#log')?.setHTMLUnsafe(markup);
    await painted();
    return performance.now() - start;
  },
  /** Milliseconds from the request until the last line is painted. */
  toEnd: async () => {
    const start = performance.now();
    theViewer().toEnd();
    await painted(() => textInView().includes(endMarker));
    return performance.now() - start;
  },
  /** Milliseconds until the search field is available, where it has to be opened. */
  openSearch: async () => {
    const one = theViewer();
    if (one.openSearch === undefined) return undefined;
    const start = performance.now();
    one.openSearch();
    await painted(() => one.canSearch?.() === true);
    return performance.now() - start;
  },
  search: (which: 'rare' | 'common') =>
    timed(() => theViewer().search?.(which === 'rare' ? rare : common)),
  errorsOnly: () => timed(() => theViewer().errorsOnly?.()),
  /** Appends 1,000 lines that differ in numbers only. */
  repeat: () => {
    theViewer().append(Array.from({ length: 1000 }, (_, index) => `ping ${index} answered`));
    return painted(() => textInView().includes('ping 999 answered'));
  },
  /** Folds repeated lines. */
  fold: () => timed(() => theViewer().fold?.()),
  analyse,
  /** Follows 1,000 lines a second. */
  append: (seconds: number) => {
    const more = generate(1000 * seconds, 5_000_000);
    const start = performance.now();
    let given = 0;
    const timer = setInterval(() => {
      const due = Math.min(more.length, Math.floor(performance.now() - start));
      theViewer().append(more.slice(given, due));
      given = due;
    }, 50);
    return watch(wait(seconds * 1000)).finally(() => clearInterval(timer));
  },
  /** Scrolls up three rows a frame, then down a view a frame. */
  scroll: (seconds: number) => {
    const scroller = theViewer().scroller();
    if (scroller === undefined) return undefined;
    const start = performance.now();
    return watch(wait(seconds * 1000), () => {
      scroller.scrollTop += performance.now() - start < seconds * 500 ? -60 : 600;
    });
  },
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;
