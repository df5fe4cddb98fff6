// Measures what the console derives from lines: patterns, and requests by path.
import { groupInWorker } from '../../../packages/console/src/features/log-patterns/groupInWorker.ts';
import type { PolledEntry } from '../../../packages/design-system/src/log-viewer/index.ts';
import { groupPatterns } from '../../../packages/console/src/features/log-patterns/groupPatterns.ts';
import {
  requestsOf,
  summarizePaths,
} from '../../../packages/console/src/screens/logs/logRequests.ts';

import { generate } from './data.ts';
import { painted } from './viewer.ts';

/** Durations in milliseconds. */
export interface Analysis {
  /** Grouping in a worker, from the request to the result. */
  patterns: number;
  patternCount: number;
  /** Longest gap between frames meanwhile. */
  longestFrame: number;
  /** Requests by path, in the page. */
  facet: number;
  requestCount: number;
}

/** Groups and summarizes generated lines. */
export async function analyse(count: number): Promise<Analysis> {
  const texts = generate(count);
  const start = performance.now();
  let last = start;
  let longestFrame = 0;
  let isOver = false;
  const frame = () => {
    const now = performance.now();
    longestFrame = Math.max(longestFrame, now - last);
    last = now;
    if (!isOver) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const entries: readonly PolledEntry[] = texts.map((text, time) => ({
    text,
    time,
    level: /error/i.test(text) ? 'error' : 'info',
  }));
  const { templates, groups } = await groupInWorker(texts, new AbortController().signal);
  const templateByEntry = new Map(
    entries.map((entry, index) => [entry, templates[groups[index] ?? 0] ?? '']),
  );
  const { patterns } = groupPatterns({
    entries,
    templateOf: (entry) => templateByEntry.get(entry) ?? '',
    span: { start: 0, end: count },
  });
  const grouped = performance.now();
  isOver = true;
  await painted();
  const asked = performance.now();
  const paths = summarizePaths(
    requestsOf(entries, (all) => all),
    {
      start: 0,
      end: count,
    },
  );
  return {
    patterns: grouped - start,
    patternCount: patterns.length,
    longestFrame,
    facet: performance.now() - asked,
    requestCount: paths.reduce((sum, path) => sum + path.count, 0),
  };
}
