import type { BuildLogEvent } from '@quayside/api-contract';

import { collapseCarriageReturns } from './ansi.ts';

/** A row of a build log. `gap` stands where a line is missing because it could not be read. */
export type BuildLogRow =
  | {
      kind: 'line';
      /** One line, ANSI colours kept, carriage returns collapsed. */
      text: string;
    }
  | { kind: 'gap' };

/** How the log is connected to the platform. `ended` says how the image build ended, not the deployment. */
export type BuildLogConnection =
  | { status: 'connecting' }
  | { status: 'live' }
  | { status: 'reconnecting'; inSeconds: number }
  | { status: 'ended'; outcome: 'complete' | 'failed' }
  | { status: 'unavailable'; error: unknown };

/** What is known of a build log at one moment. */
export interface BuildLogSnapshot {
  rows: readonly BuildLogRow[];
  connection: BuildLogConnection;
}

/** Time as the store needs it; each function returns how to call it off. */
export interface BuildLogScheduler {
  /** Calls back once, before the next picture is drawn. */
  onFrame: (callback: () => void) => () => void;
  /** Calls back every second. */
  everySecond: (callback: () => void) => () => void;
}

/** An external store (`useSyncExternalStore`) over one build log. It reads while someone is subscribed. */
export interface BuildLogStore {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => BuildLogSnapshot;
  /** Forgets everything and reads again from the start, if anyone is subscribed. */
  restart: () => void;
}

/** What a build log shows before anything has arrived. */
export const emptyBuildLog: BuildLogSnapshot = { rows: [], connection: { status: 'connecting' } };

/** Frames and seconds of the browser. */
export const browserScheduler: BuildLogScheduler = {
  onFrame(callback) {
    const id = requestAnimationFrame(callback);
    return () => cancelAnimationFrame(id);
  },
  everySecond(callback) {
    const id = setInterval(callback, 1000);
    return () => clearInterval(id);
  },
};

/**
 * Collects what `read` yields. Lines that arrive within one frame are told together, so a fast log costs one
 * render a frame. Losing the last subscriber stops reading; the next one starts again from the beginning.
 */
export function createBuildLogStore(
  read: (signal: AbortSignal) => AsyncIterable<BuildLogEvent>,
  scheduler: BuildLogScheduler = browserScheduler,
): BuildLogStore {
  const listeners = new Set<() => void>();
  let snapshot = emptyBuildLog;
  let arrived: BuildLogRow[] = [];
  let cancelFrame: (() => void) | undefined;
  let stopCountdown: (() => void) | undefined;
  let reading: AbortController | undefined;

  const publish = (connection: BuildLogConnection = snapshot.connection) => {
    cancelFrame?.();
    cancelFrame = undefined;
    const rows = arrived.length === 0 ? snapshot.rows : snapshot.rows.concat(arrived);
    arrived = [];
    snapshot = { rows, connection };
    for (const listener of listeners) listener();
  };

  const add = (rows: readonly BuildLogRow[]) => {
    arrived.push(...rows);
    cancelFrame ??= scheduler.onFrame(() => publish());
  };

  const countDown = (seconds: number) => {
    let inSeconds = seconds;
    publish({ status: 'reconnecting', inSeconds });
    stopCountdown = scheduler.everySecond(() => {
      inSeconds = Math.max(0, inSeconds - 1);
      publish({ status: 'reconnecting', inSeconds });
    });
  };

  const handle = (event: BuildLogEvent) => {
    if (event.type === 'message') {
      add(toRows(event.text));
      return;
    }
    if (event.type === 'gap') {
      add([{ kind: 'gap' }]);
      return;
    }
    stopCountdown?.();
    if (event.type === 'reconnecting') countDown(Math.ceil(event.delayMs / 1000));
    else if (event.type === 'live') publish({ status: 'live' });
    else publish({ status: 'ended', outcome: event.type });
  };

  const follow = async (signal: AbortSignal) => {
    try {
      for await (const event of read(signal)) {
        if (signal.aborted) return;
        handle(event);
      }
    } catch (error) {
      if (signal.aborted) return;
      stopCountdown?.();
      publish({ status: 'unavailable', error });
    }
  };

  const start = () => {
    snapshot = emptyBuildLog;
    arrived = [];
    reading = new AbortController();
    void follow(reading.signal);
  };

  const stop = () => {
    reading?.abort();
    cancelFrame?.();
    cancelFrame = undefined;
    stopCountdown?.();
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    getSnapshot: () => snapshot,
    restart() {
      if (listeners.size === 0) return;
      stop();
      start();
      for (const listener of listeners) listener();
    },
  };
}

function toRows(text: string): BuildLogRow[] {
  return text
    .split(/\r?\n/)
    .map((line) => ({ kind: 'line', text: collapseCarriageReturns(line).trimEnd() }));
}
