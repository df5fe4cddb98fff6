import { HttpError } from '@quayside/api-contract';
import type { Deployment } from '@quayside/api-contract';
import {
  Card,
  CardBody,
  Histogram,
  Text,
  useClipboard,
  useTimeSettings,
} from '@quayside/design-system';
import {
  createLogStore,
  createPolledLog,
  defaultLogPreferences,
  fromPolling,
  LiveLogViewer,
  maskedLines,
} from '@quayside/design-system/log-viewer';
import type {
  LineRange,
  LogLevel,
  LogPreferences,
  PolledEntry,
} from '@quayside/design-system/log-viewer';
import { useMemo, useState, useSyncExternalStore } from 'react';

import { requestedWaitMs } from '../../domain/requestedWaitMs.ts';
import { logMatcher, termsOfLine } from '../../features/log-query/logMatcher.ts';
import type { LogTerm } from '../../features/log-query/logQuery.ts';
import { deploymentStatusMessages, deploymentsMessages } from '../../runtime/messages/en/apps.ts';
import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useLogMasker } from '../../features/known-secrets/useLogMasker.ts';
import { useErrorText } from '../../runtime/messages/useErrorText.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { CopyLinkToLines } from '../../ui/CopyLinkToLines.tsx';
import { useLogPreferences } from '../../ui/useLogPreferences.ts';
import type { LogView } from '../../ui/useLogPreferences.ts';
import { deploymentMarkers } from './deploymentMarkers.ts';
import { countLines, histogramOf } from './logHistogram.ts';
import { hasLinkedLines, linkToLines } from './lineLinks.ts';
import type { LogLineLink } from './lineLinks.ts';
import { parseLineReferences } from './lineReference.ts';
import type { LineReferences } from './lineReference.ts';
import { LinkedLinesNotice } from './LinkedLinesNotice.tsx';
import type { MissingReason } from './LinkedLinesNotice.tsx';
import { PatternsCard } from './PatternsCard.tsx';
import { RequestsCard } from './RequestsCard.tsx';
import { OlderLines } from './OlderLines.tsx';
import { logSpans } from '../../domain/logRange.ts';
import type { LogRange } from '../../domain/logRange.ts';
import type { AppLogReader } from './LogsView.tsx';
import * as styles from './LogsScreen.css.ts';
import { useClockTime } from './useClockTime.ts';
import { useLogWatch } from './useLogWatch.ts';
import type { LogWatch } from './useLogWatch.ts';
import { useLinkedLines } from './useLinkedLines.ts';
import { useLogDownload } from './useLogDownload.ts';
import { useOlderLines } from './useOlderLines.ts';

/** Props of {@link LogsPanel}. */
export interface LogsPanelProps {
  /** Reader of the log; another function is another log. */
  read: AppLogReader;
  range: LogRange;
  /** Called with the times chosen in the histogram. */
  onRangeChange: (range: LogRange) => void;
  /** Deployments to mark in the histogram. @default none */
  deployments?: readonly Deployment[] | undefined;
  terms: readonly LogTerm[];
  /** The linked lines as in the URL, which is untrusted. @default none */
  lines?: string | undefined;
  /** Returns the URL of lines. @default lines have none */
  linkTo?: ((link: LogLineLink) => string) | undefined;
  /** Whether the lines are those of one deployment. @default false */
  isOneDeployment?: boolean;
  /** Start of the names of files that are downloaded. @default 'app' */
  fileName?: string | undefined;
  /** Whether the histogram is hidden on a phone. @default false */
  isFolded?: boolean;
  /** Number of apps in the log: with more apps it is polled less often. @default 1 */
  appCount?: number;
  /** Whether the requests in the lines are summarized. @default false */
  showsRequests?: boolean;
  /** Whether the lines are grouped into patterns. @default false */
  showsPatterns?: boolean;
  /** Notifications of new matching lines. @default none */
  watch?: LogWatch | undefined;
  /** Adds a filter. */
  onTermAdd: (term: string, isExcluded: boolean) => void;
  /** Clears filters that hide linked lines. */
  onClearFilters: () => void;
  /** Clears the deployment filter when linked lines belong to another deployment. */
  onAllDeployments: () => void;
  /** Log preferences. @default not stored */
  view?: LogView | undefined;
}

/** Time between polls of one app, in milliseconds. */
const pollInterval = 5000;

const none: readonly Deployment[] = [];

const liveLike: LogPreferences = {
  ...defaultLogPreferences,
  timestamps: 'local',
  hasLineNumbers: false,
  hasLevels: true,
};

/** Histogram and lines of an app's log. It loads the log viewer: import it when it is needed. */
export default function LogsPanel({
  read,
  range,
  onRangeChange,
  deployments = none,
  terms,
  lines,
  linkTo,
  isOneDeployment = false,
  fileName: givenFileName,
  isFolded = false,
  appCount = 1,
  showsRequests = false,
  showsPatterns = false,
  watch,
  onTermAdd,
  onClearFilters,
  onAllDeployments,
  view,
}: LogsPanelProps) {
  const messages = useMessages(logsMessages);
  const { columns } = useMessages(deploymentsMessages);
  const statuses = useMessages(deploymentStatusMessages);
  const fileName = givenFileName ?? messages.fileName;
  const errorText = useErrorText();
  const { clock } = useTimeSettings();
  const [readCount, setReadCount] = useState(0);
  const [copiedTime, setCopiedTime] = useState<string>();
  const { copy, manualCopy } = useClipboard();
  const rangeKey = JSON.stringify(range);
  const span = useMemo(() => {
    const end = clock.now();
    if (range.kind === 'between') return { start: range.start, end: range.end };
    return {
      start: range.kind === 'since' ? range.start : end - logSpans[range.span],
      end: undefined,
    };
    // oxlint-disable-next-line react/exhaustive-deps -- ranges are compared by value
  }, [clock, rangeKey]);
  const log = useMemo(() => createPolledLog({ fetch: read, ...span }), [read, span]);
  const {
    entries,
    missing,
    read: readSpans,
    hasLoaded,
    isFull,
  } = useSyncExternalStore(log.subscribe, log.getState);
  const query = JSON.stringify(terms);
  const matches = useMemo(() => {
    const test = logMatcher(terms);
    /** Entries never change, and each is tested once. */
    const known = new WeakMap<PolledEntry, boolean>();
    return (entry: PolledEntry) => {
      const result = known.get(entry) ?? test(entry);
      known.set(entry, result);
      return result;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the query determines the terms
  }, [query]);
  const masker = useLogMasker();
  const clockOfSource = useLogWatch({ log, matches, watch, masker });
  const older = useOlderLines({
    log,
    matches,
    onRead: () => setReadCount((count) => count + 1),
  });
  const download = useLogDownload({ read, span, matches, fileName, masker });
  const matching = useMemo(() => entries.filter(matches), [entries, matches]);
  const lineCount = useMemo(() => countLines(matching), [matching]);
  const readLineCount = useMemo(() => countLines(entries), [entries]);
  const linked = useMemo(() => {
    const references = parseLineReferences(lines ?? '');
    return references && isWithin(references, span) ? references : undefined;
  }, [span, lines]);
  const source = useMemo(
    () =>
      fromPolling(log, {
        store: createLogStore({ masker }),
        matches,
        readBackTo: linked && Math.min(linked.first.time, linked.last.time),
        isFinal,
        requestedWait: requestedWaitMs,
        gapText: (from, to) => messages.gap(Math.max(1, Math.round((to - from) / 1000))),
        every: appCount * pollInterval,
        clock: clockOfSource,
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- older lines are prepended, which is another log to the viewer
    [log, matches, messages, readCount, linked, clockOfSource, appCount, masker],
  );
  const found = useLinkedLines(source, linked);
  const viewerMessages = useMemo(() => {
    const empty = query === '[]' ? messages.empty : messages.emptyFiltered;
    return {
      empty,
      ...(hasLoaded && { waiting: empty }),
      unavailable: (error: unknown) => `${messages.unavailable} ${errorText(error)}`,
    };
  }, [messages, query, hasLoaded, errorText]);

  const newest = entries.at(-1)?.time ?? 0;
  const end = span.end ?? Math.max(clock.now(), newest + 1);
  const start = span.end === undefined ? end - (clock.now() - span.start) : span.start;
  const histogram = useMemo(
    () => histogramOf(matching, { start, end }, readSpans),
    [matching, start, end, readSpans],
  );
  const formatTime = useClockTime(end - start);

  const markers = deploymentMarkers(deployments, { created: columns.created, statuses }).map(
    ({ text, ...marker }) => ({
      ...marker,
      label: messages.marker(text, formatTime(marker.time)),
      onPress: () => onRangeChange({ kind: 'since', start: marker.time }),
    }),
  );

  function missingReason(references: LineReferences): MissingReason | undefined {
    if (found.state === 'rejected') return 'gone';
    if (found.state !== 'missing') return undefined;
    if (terms.length > 0 && hasLinkedLines(entries, references)) return 'filtered';
    if (missing > 0) return 'unread';
    return isOneDeployment ? 'otherDeployment' : 'gone';
  }

  function timeActions(time: number | undefined) {
    if (time === undefined) return [];
    const iso = new Date(time).toISOString();
    const copyTime = async () => setCopiedTime((await copy(iso)) ? iso : undefined);
    const onAction = () => void copyTime();
    return [{ title: messages.lineMenu.time, actions: [{ id: iso, label: iso, onAction }] }];
  }

  function lineActions({ text, level, time }: MenuLine) {
    // A revealed secret must not become part of the URL.
    const [masked = ''] = maskedLines([text], masker);
    const values = termsOfLine({ text: masked, level });
    const actions = (isExcluded: boolean) =>
      values.map((term) => ({
        id: isExcluded ? `-${term}` : term,
        label: term,
        onAction: () => onTermAdd(term, isExcluded),
      }));
    const filters =
      values.length === 0
        ? []
        : [
            { title: messages.lineMenu.include, actions: actions(false) },
            { title: messages.lineMenu.exclude, actions: actions(true) },
          ];
    return [...filters, ...timeActions(time)];
  }

  const { range: selected } = found;

  /** Throws if the lines have no URL, which the button reports. */
  function linkOf(chosen: LineRange): string {
    const link = linkToLines(source.store, chosen);
    if (link === undefined || linkTo === undefined)
      throw new Error('No link leads to these lines.');
    return linkTo(link);
  }

  return (
    <div className={styles.panel}>
      {linked && (
        <LinkedLinesNotice
          reason={missingReason(linked)}
          onClearFilters={onClearFilters}
          onAllDeployments={onAllDeployments}
        />
      )}
      <Card className={styles.histogram} data-folded={isFolded || undefined}>
        <CardBody>
          <Histogram
            aria-label={messages.histogram}
            levels={[
              { id: 'info', label: messages.levels.info, tone: 'neutral' },
              { id: 'warning', label: messages.levels.warning, tone: 'warning' },
              { id: 'error', label: messages.levels.error, tone: 'danger' },
            ]}
            buckets={histogram.buckets}
            end={histogram.end}
            formatTime={formatTime}
            markers={markers}
            markerLabel={messages.showSince}
            formatCount={messages.lines}
            rangeLabel={messages.rangeLabel}
            edgeLabels={messages.edges}
            timeLabel={messages.time}
            // Before the response, or without one, nothing is known about this time.
            empty={hasLoaded ? messages.nothing : ''}
            title={
              <Text size={13} isNumeric>
                {terms.length === 0 ? (
                  messages.lines(lineCount)
                ) : (
                  <>
                    <span>{messages.match(lineCount)}</span>{' '}
                    <Text tone="subtle">{messages.of(readLineCount)}</Text>
                  </>
                )}
              </Text>
            }
            onRangeChange={(chosen) => {
              if (chosen !== undefined) onRangeChange({ kind: 'between', ...chosen });
            }}
          />
        </CardBody>
      </Card>
      {showsRequests && (
        <RequestsCard
          entries={matching}
          lineCount={lineCount}
          span={{ start, end }}
          formatTime={formatTime}
          onTermAdd={onTermAdd}
        />
      )}
      {showsPatterns && (
        <PatternsCard
          entries={matching}
          span={{ start, end }}
          masker={masker}
          deployments={deployments}
          formatTime={formatTime}
          onTermAdd={onTermAdd}
        />
      )}
      <LiveLogViewer
        aria-label={messages.label}
        source={source}
        messages={viewerMessages}
        range={selected}
        onRangeChange={found.select}
        fileName={fileName}
        lineMenu={{ label: messages.lineMenu.label, actionsOf: lineActions }}
        {...useLogPreferences(liveLike, view)}
      />
      {manualCopy}
      {copiedTime !== undefined && (
        <Text as="p" size={13} tone="muted" role="status">
          {messages.lineMenu.copied(copiedTime)}
        </Text>
      )}
      {linkTo !== undefined && selected !== null && (
        <CopyLinkToLines lines={selected} linkTo={linkOf} />
      )}
      <OlderLines
        reader={older}
        download={download}
        missing={missing}
        isFull={isFull}
        isFiltered={terms.length > 0}
        oldest={formatTime(entries[0]?.time ?? start)}
        onShowBefore={() => onRangeChange({ kind: 'between', start, end: entries[0]?.time ?? end })}
      />
    </div>
  );
}

interface MenuLine {
  text: string;
  level: LogLevel;
  /** In milliseconds since the epoch. */
  time: number | undefined;
}

/** Whether lines are within the shown range, which has an end: others are not searched for. */
function isWithin({ first, last }: LineReferences, span: { start: number; end?: number }) {
  const { start, end = Number.NEGATIVE_INFINITY } = span;
  return [first, last].every(({ time }) => time >= start && time <= end);
}

/** Whether a retry would fail again: wrong times, an app that is gone. */
const isFinal = (error: unknown) =>
  error instanceof HttpError && error.status < 500 && error.status !== 429;
