import type { PolledEntry } from '@quayside/design-system/log-viewer';
import { useEffect, useState } from 'react';

import { groupInWorker } from '../../features/log-patterns/groupInWorker.ts';
import type { LogPatterns } from '../../features/log-patterns/groupPatterns.ts';

interface PatternsInput {
  entries: readonly PolledEntry[];
  /** In milliseconds since the epoch. */
  start: number;
  end: number;
  /** Lines before this time are counted apart. */
  since: number | undefined;
}

/** Result of grouping lines: the previous one stays while new lines are grouped. */
export interface PatternsResult {
  patterns: LogPatterns | undefined;
  hasFailed: boolean;
}

/** Groups lines in a worker, and again when they change. */
export function usePatterns({ entries, start, end, since }: PatternsInput): PatternsResult {
  const [result, setResult] = useState<PatternsResult>({ patterns: undefined, hasFailed: false });
  useEffect(() => {
    const running = new AbortController();
    groupInWorker(
      {
        texts: entries.map(({ text }) => text),
        times: Float64Array.from(entries, ({ time }) => time),
        levels: entries.map(({ level = 'none' }) => level),
        span: { start, end },
        since,
      },
      running.signal,
    ).then(
      (patterns) => setResult({ patterns, hasFailed: false }),
      () => {
        if (!running.signal.aborted) setResult({ patterns: undefined, hasFailed: true });
      },
    );
    return () => running.abort();
    // The span of a live log moves with its lines.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [entries, since]);
  return result;
}
