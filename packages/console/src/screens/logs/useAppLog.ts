import { HttpError } from '@quayside/api-contract';
import { useTimeSettings } from '@quayside/design-system';
import {
  createLogStore,
  createPolledLog,
  fromPolling,
  unreadSpans,
} from '@quayside/design-system/log-viewer';
import type {
  createMasker,
  LogSource,
  PolledEntry,
  TimeSpan,
} from '@quayside/design-system/log-viewer';
import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';

import { requestedWaitMs } from '../../domain/requestedWaitMs.ts';
import { useLogMasker } from '../../features/known-secrets/useLogMasker.ts';
import { logMatcher } from '../../features/log-query/logMatcher.ts';
import type { LogTerm } from '../../features/log-query/logQuery.ts';
import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { withoutLevels } from './levelFilter.ts';
import type { LogDeployment } from './logDeployments.ts';
import { parseLineReferences } from './lineReference.ts';
import type { LineReferences } from './lineReference.ts';
import { logSpans } from '../../domain/logRange.ts';
import type { LogsState } from './logsState.ts';
import type { AppLogReader } from './LogsView.tsx';
import { useLogWatch } from './useLogWatch.ts';
import type { LogWatch } from './useLogWatch.ts';
import { useOlderLines } from './useOlderLines.ts';
import type { OlderLinesReader } from './useOlderLines.ts';

/** Time between polls of one app, in milliseconds. */
const pollInterval = 5000;

/** Maximum number of deployments whose lines are read around them at once. */
const mostMarkers = 3;

interface AppLogInput {
  /** Reader of the log; another function is another log. */
  read: AppLogReader;
  state: LogsState;
  terms: readonly LogTerm[];
  /** Deployments of the app that served requests, newest first. */
  served: readonly LogDeployment[];
  watch: LogWatch | undefined;
}

/** A log in a state of its page. */
export interface AppLog {
  /** Source of the viewer, with the lines that match. */
  source: LogSource;
  /** The lines that were read, oldest first. */
  entries: readonly PolledEntry[];
  /** Lines that match the filters. */
  matching: readonly PolledEntry[];
  /** Lines that match the filters except levels. */
  ofAnyLevel: readonly PolledEntry[];
  matches: (entry: PolledEntry) => boolean;
  /** The requested span; without an end it is live. */
  span: { start: number; end: number | undefined };
  /** The shown span. */
  shown: TimeSpan;
  /** Deployment that the lines are compared with: the chosen one, or the newest of the shown span. */
  since: LogDeployment | undefined;
  /** Spans of time that were not read. */
  unread: readonly TimeSpan[];
  /** Number of lines that were not read; at least. */
  missing: number;
  hasLoaded: boolean;
  /** Whether no more lines fit into memory. */
  isFull: boolean;
  /** Reader of older lines. */
  older: OlderLinesReader;
  /** The linked lines, if they are within the span. */
  linked: LineReferences | undefined;
  /** Masks secrets, also those that this session knows. */
  masker: ReturnType<typeof createMasker>;
}

/** Returns the log of a state: its lines, the spans that were read, and the source of its viewer. */
export function useAppLog({ read, state, terms, served, watch }: AppLogInput): AppLog {
  const messages = useMessages(logsMessages);
  const { clock } = useTimeSettings();
  const { range, lines } = state;
  const rangeKey = JSON.stringify(range);
  const isCompared = state.since !== undefined;
  const span = useMemo(() => {
    const end = clock.now();
    if (range.kind === 'between') return { start: range.start, end: range.end };
    if (range.kind === 'last') return { start: end - logSpans[range.span], end: undefined };
    return {
      start: range.start - (isCompared ? timeBefore(end - range.start) : 0),
      end: undefined,
    };
    // oxlint-disable-next-line react/exhaustive-deps -- ranges are compared by value
  }, [clock, rangeKey, isCompared]);
  const log = useMemo(() => createPolledLog({ fetch: read, ...span }), [read, span]);
  const {
    entries,
    missing,
    read: readSpans,
    hasLoaded,
    isFull,
  } = useSyncExternalStore(log.subscribe, log.getState);

  const query = JSON.stringify(terms);
  const { matches, matchesAnyLevel } = useMemo(() => {
    return { matches: entryMatcher(terms), matchesAnyLevel: entryMatcher(withoutLevels(terms)) };
    // oxlint-disable-next-line react/exhaustive-deps -- the query determines the terms
  }, [query]);
  const ofAnyLevel = useMemo(() => entries.filter(matchesAnyLevel), [entries, matchesAnyLevel]);
  const matching = useMemo(() => ofAnyLevel.filter(matches), [ofAnyLevel, matches]);

  const masker = useLogMasker();
  const clockOfSource = useLogWatch({ log, matches, watch, masker });
  const [start, end] = shownSpan(span, entries, clock.now());
  const inRange = served.filter(({ time }) => time > start && time < end);
  const since =
    state.deployment !== undefined
      ? undefined
      : state.since === undefined
        ? inRange[0]
        : served.find(({ id }) => id === state.since);
  const older = useOlderLines({
    log,
    matches,
    around: [since, ...inRange.filter((each) => each !== since)]
      .flatMap((each) => (each && inRange.includes(each) ? each.time : []))
      .slice(0, mostMarkers)
      .join(' '),
    isWhole: state.isWhole,
  });
  const linked = useMemo(() => {
    const references = parseLineReferences(lines ?? '');
    return references && isWithin(references, span) ? references : undefined;
  }, [span, lines]);
  const appCount = 1 + state.apps.length;
  const createStore = useCallback(() => createLogStore({ masker }), [masker]);
  const source = useMemo(
    () =>
      fromPolling(log, {
        createStore,
        readAround: linked && [linked.first.time, linked.last.time],
        isFinal,
        requestedWait: requestedWaitMs,
        gapText: (from, to) => messages.gap(to - from),
        every: appCount * pollInterval,
        clock: clockOfSource,
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- `filter` gets another masker, which is no other log
    [log, messages, linked, clockOfSource, appCount],
  );
  useLayoutEffect(() => source.filter(matches, createStore), [source, matches, createStore]);

  return {
    source,
    entries,
    matching,
    ofAnyLevel,
    matches,
    span,
    shown: { start, end },
    since,
    unread: useMemo(() => unreadSpans(readSpans, { start, end }), [readSpans, start, end]),
    missing,
    hasLoaded,
    isFull,
    older,
    linked,
    masker,
  };
}

/** Returns the time to show before a deployment, in milliseconds, to compare with: as long as since, within limits. */
const timeBefore = (since: number) => Math.min(60 * 60_000, Math.max(10 * 60_000, since));

/** Returns the ends of the shown span: that of a live log moves. */
function shownSpan(
  span: AppLog['span'],
  entries: readonly PolledEntry[],
  now: number,
): readonly [start: number, end: number] {
  if (span.end !== undefined) return [span.start, span.end];
  const end = Math.max(now, (entries.at(-1)?.time ?? 0) + 1);
  return [end - (now - span.start), end];
}

function entryMatcher(terms: readonly LogTerm[]): (entry: PolledEntry) => boolean {
  const test = logMatcher(terms);
  /** Entries never change, and each is tested once. */
  const known = new WeakMap<PolledEntry, boolean>();
  return (entry) => {
    const result = known.get(entry) ?? test(entry);
    known.set(entry, result);
    return result;
  };
}

/** Whether lines are within the shown range, which has an end: others are not searched for. */
function isWithin({ first, last }: LineReferences, span: { start: number; end?: number }) {
  const { start, end = Number.NEGATIVE_INFINITY } = span;
  return [first, last].every(({ time }) => time >= start && time <= end);
}

/** Whether a retry would fail again: wrong times, an app that is gone. */
const isFinal = (error: unknown) =>
  error instanceof HttpError && error.status < 500 && error.status !== 429;
