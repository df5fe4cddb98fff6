import { createLogStore, createPolledLog } from '@quayside/design-system/log-viewer';
import type { LogLevel, PolledEntry } from '@quayside/design-system/log-viewer';
import { expect, test } from 'vitest';

import { histogramOf } from '../../screens/logs/logHistogram.ts';
import { queryLevelOf } from '../../screens/logs/queryLevelOf.ts';
import { logMatcher } from './logMatcher.ts';
import { parseLogQuery } from './logQuery.ts';

/** The platform's word, the line, and the level that all have to see. */
const corpus: readonly (readonly [platform: string, text: string, level: LogLevel])[] = [
  ['unknown', 'ERROR: no berth', 'error'],
  ['unknown', '{"message":"no berth","severity":"ERROR"}', 'error'],
  ['unknown', '2026-11-21 09:04:11 [error    ] berth.refused', 'error'],
  ['unknown', 'E0312 10:04:11.482901       1 server.go:12] failed', 'error'],
  ['unknown', 'Traceback (most recent call last):', 'error'],
  ['unknown', '  File "/app/main.py", line 3, in <module>', 'error'],
  ['unknown', '    import stripe', 'error'],
  ['unknown', "ModuleNotFoundError: No module named 'stripe'", 'error'],
  ['unknown', 'npm WARN deprecated a@1', 'warning'],
  ['unknown', '/app/main.py:12: DeprecationWarning: on_event is deprecated', 'warning'],
  ['unknown', '\u001B[33mPool at 18/20 connections\u001B[0m', 'warning'],
  ['unknown', 'INFO:     10.4.2.17:1 - "GET /errors HTTP/1.1" 200 OK', 'info'],
  ['unknown', 'Started server process [7]', 'none'],
  ['unknown', 'DBG tides', 'debug'],
  ['CRITICAL', 'out of berths', 'error'],
  ['Warning', 'pool is full', 'warning'],
  ['notice', 'ready', 'info'],
  ['trace', 'tides', 'debug'],
  ['loud', 'ERR no berth', 'error'],
  ['info', 'ERROR: as the platform says', 'info'],
  ['unknown', 'one\ntwo\nERROR: three', 'none'],
];

test('the query, the histogram and the level buttons agree on the level of every line', async () => {
  const entries: PolledEntry[] = corpus.map(([platform, text], index) => ({
    time: index * 1000,
    text,
    level: queryLevelOf(platform),
  }));
  const end = entries.length * 1000;
  const log = createPolledLog({ fetch: () => Promise.resolve({ entries }), start: 0, end });
  await log.readNew(new AbortController().signal);
  const recorded = log.getState().entries;
  expect(recorded.map(({ level }) => level)).toEqual(corpus.map(([, , level]) => level));

  for (const level of ['error', 'warning', 'info', 'debug', 'none'] as const) {
    const matches = logMatcher(parseLogQuery(`level:${level}`));
    const found = recorded.filter(({ text, level: own = 'none' }) => matches({ text, level: own }));
    expect(found).toEqual(recorded.filter((entry) => entry.level === level));
    // As the viewer has them after a filter: without the lines before them.
    const store = createLogStore();
    store.append(found);
    const lines = Array.from({ length: store.size }, (_, line) => store.level(line));
    expect(new Set(lines)).toEqual(new Set([level]));
    const counted = histogramOf(found, { start: 0, end }).buckets.map(({ counts }) => counts);
    expect(counted.reduce((sum, counts) => sum + (counts[level] ?? 0), 0)).toBe(store.size);
  }
});
