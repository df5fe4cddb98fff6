import type { PolledEntry } from '@quayside/design-system/log-viewer';
import { useEffect, useMemo, useState } from 'react';

import { groupInWorker } from '../../features/log-patterns/groupInWorker.ts';
import { groupPatterns } from '../../features/log-patterns/groupPatterns.ts';
import type { LogPatterns, PatternInput } from '../../features/log-patterns/groupPatterns.ts';

type PatternsInput = Required<Pick<PatternInput, 'entries' | 'matches'>> & {
  /** In milliseconds since the epoch. */
  start: number;
  end: number;
  /** Lines before this time are counted apart. */
  since: number | undefined;
};

/** Result of grouping lines: the previous one stays while new lines are grouped. */
export interface PatternsResult {
  patterns: LogPatterns | undefined;
  hasFailed: boolean;
}

/** Templates by entry: entries never change, and each is grouped once. */
const templates = new WeakMap<PolledEntry, string>();

/** Groups lines into patterns. Their templates are found in a worker. */
export function usePatterns({
  entries: all,
  matches,
  start,
  end,
  since,
}: PatternsInput): PatternsResult {
  const [entries, setEntries] = useState<readonly PolledEntry[] | 'failed'>();
  useEffect(() => {
    const running = new AbortController();
    const group = async () => {
      const added = all.filter((entry) => !templates.has(entry));
      if (added.length > 0) {
        const texts = added.map(({ text }) => text);
        const found = await groupInWorker(texts, running.signal);
        for (const [index, entry] of added.entries()) {
          templates.set(entry, found.templates[found.groups[index] ?? 0] ?? '');
        }
      }
      if (!running.signal.aborted) setEntries(all);
    };
    group().catch(() => {
      if (!running.signal.aborted) setEntries('failed');
    });
    return () => running.abort();
  }, [all]);
  const patterns = useMemo(
    () =>
      entries === undefined || entries === 'failed'
        ? undefined
        : groupPatterns({
            entries,
            templateOf: (entry) => templates.get(entry) ?? '',
            matches,
            span: { start, end },
            since,
          }),
    // The span of a live log moves with its lines.
    // oxlint-disable-next-line react/exhaustive-deps
    [entries, matches, since],
  );
  return { patterns, hasFailed: entries === 'failed' };
}
