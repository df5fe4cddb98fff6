import type { Deployment } from '@quayside/api-contract';
import {
  Announcement,
  Button,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  useTimeSettings,
  zoneOf,
} from '@quayside/design-system';
import {
  defaultLogPreferences,
  LogActions,
  LogFindButton,
  LogLiveButton,
  LogNotice,
  LogOptionsMenu,
  LogViewer,
} from '@quayside/design-system/log-viewer';
import type { LogPreferences, LogViewerHandle } from '@quayside/design-system/log-viewer';
import { Radio } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components';
import { createPortal } from 'react-dom';

import { errorsOf } from '../../features/log-errors/errorsOf.ts';
import { parseLogQuery, withTerm } from '../../features/log-query/logQuery.ts';
import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useErrorText } from '../../runtime/messages/useErrorText.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { useLogPreferences } from '../../ui/useLogPreferences.ts';
import type { LogView } from '../../ui/useLogPreferences.ts';
import { phone, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { rangeTimes } from './clockTime.ts';
import { errorRows, ErrorsTab } from './ErrorsTab.tsx';
import { LinkedLinesNotice } from './LinkedLinesNotice.tsx';
import { LinesTab } from './LinesTab.tsx';
import { LogChart, LogChartOnPhone } from './LogChart.tsx';
import { LogFilterSheet } from './LogFilterSheet.tsx';
import { hasServed, logDeployments } from './logDeployments.ts';
import { NewOnlyControl } from './LogComparison.tsx';
import { countLines } from './logHistogram.ts';
import { defaultSpan } from '../../domain/logRange.ts';
import { LogsFoot } from './LogsFoot.tsx';
import * as lineStyles from './LineDetails.css.ts';
import * as styles from './LogsPanel.css.ts';
import { logsViews } from './page.ts';
import type { LogsState } from './logsState.ts';
import type { AppLogReader } from './LogsView.tsx';
import { missingReason } from './missingReason.ts';
import { PatternsTab } from './PatternsTab.tsx';
import { RequestsTab } from './RequestsTab.tsx';
import { sharedLog } from './sharedLog.ts';
import { ShareLog } from './ShareLog.tsx';
import { useAppLog } from './useAppLog.ts';
import { useClockTime } from './useClockTime.ts';
import { useLinkedLines } from './useLinkedLines.ts';
import { useLogDownload } from './useLogDownload.ts';
import type { LogWatch } from './useLogWatch.ts';

/** Props of {@link LogsPanel}. */
export interface LogsPanelProps {
  /** Reader of the log; another function is another log. */
  read: AppLogReader;
  state: LogsState;
  onStateChange: (change: Partial<LogsState>) => void;
  /** Deployments to mark in the chart, newest first. */
  deployments: readonly Deployment[];
  /** Returns the URL of a changed state. @default lines have no URL */
  linkTo?: ((change: Partial<LogsState>) => string) | undefined;
  /** Start of the names of files that are downloaded. @default 'app' */
  fileName?: string | undefined;
  /** Notifications of new matching lines. @default none */
  watch?: LogWatch | undefined;
  /** Log preferences. @default not stored */
  preferences?: LogView | undefined;
  /** The field with the filters, for the sheet of a phone. */
  filterField: ReactNode;
  /** Elements outside of the panel: in the header of the page, and in the filter field. */
  slots: LogsPanelSlots;
}

/** Elements outside of the panel that it renders into, once they exist. */
export interface LogsPanelSlots {
  /** State of the connection, beside the title. */
  live: HTMLElement | null;
  /** Number of lines, in the filter field. */
  count: HTMLElement | null;
  /** Button that shares what is shown. */
  share: HTMLElement | null;
  /** Button of the filter, on a phone. */
  filter: HTMLElement | null;
}

const liveLike: LogPreferences = {
  ...defaultLogPreferences,
  timestamps: 'local',
  hasLineNumbers: false,
  hasLevels: true,
  announces: 'errors',
};

/** Chart, views and foot of an app's log. It loads the log viewer: import it when it is needed. */
export default function LogsPanel({
  read,
  state,
  onStateChange,
  deployments: allDeployments,
  linkTo,
  fileName: givenFileName,
  watch,
  preferences,
  filterField,
  slots,
}: LogsPanelProps) {
  const messages = useMessages(logsMessages);
  const isPhone = useMediaQuery(phone);
  const fileName = givenFileName ?? messages.fileName;
  const errorText = useErrorText();
  const { view, range, query, isNewOnly } = state;
  const terms = useMemo(() => parseLogQuery(query), [query]);
  const deployments = useMemo(() => logDeployments(allDeployments), [allDeployments]);
  const served = useMemo(() => deployments.filter(hasServed), [deployments]);
  const log = useAppLog({ read, state, terms, served, watch });
  const { source, entries, matching, shown, hasLoaded, linked, masker } = log;
  const download = useLogDownload({ read, span: log.span, matches: log.matches, fileName, masker });
  const found = useLinkedLines(source, linked);
  const lineCount = useMemo(() => countLines(matching), [matching]);
  const readLineCount = useMemo(() => countLines(entries), [entries]);
  /** Only filters: a live log changes its results with each poll. */
  const announcedFor = `${query} ${isNewOnly}`;
  const formatTime = useClockTime(shown.end - shown.start);
  const { locale } = useLocale();
  const { clock, timeZone } = useTimeSettings();
  const { unread, since, missing } = log;
  const errors = useMemo(
    () =>
      errorRows(errorsOf(entries, log.matches), { entries, unread, since, masker }, deployments),
    [entries, log.matches, unread, since, masker, deployments],
  );
  const viewerMessages = useMemo(() => {
    const empty = query === '' ? messages.empty : messages.emptyFiltered;
    return {
      empty,
      ...(hasLoaded && { waiting: empty }),
      unavailable: (error: unknown) => `${messages.unavailable} ${errorText(error)}`,
      ...(missing > 0 && {
        announceEnd: ({ lines }: { lines: number }) => messages.newestOf(lines, lines + missing),
      }),
    };
  }, [messages, query, hasLoaded, missing, errorText]);
  const onTermAdd = (term: string, isExcluded: boolean) =>
    onStateChange({ query: withTerm(terms, term, isExcluded) });
  const selectedTab = useRef<HTMLDivElement>(null);
  /** Shown instead of a view that counts lines, until the log is loaded. */
  const notLoaded = !hasLoaded && (
    <div className={styles.notLoaded}>
      <LogNotice focusAfterRetry={selectedTab} />
    </div>
  );
  const isLive = range.kind !== 'between';
  const viewer = useRef<LogViewerHandle>(null);
  /** Whether the last selected line is shown in full. */
  const [isOpen, setOpen] = useState(false);
  const last = found.range === null ? undefined : found.range.last - 1;
  // The oldest lines leave the store when it is full.
  const opened = isOpen && last !== undefined && source.store.has(last) ? last : undefined;
  function open(line: number) {
    found.select({ first: line + 1, last: line + 1 });
    setOpen(true);
  }

  const chart = { log, terms, deployments, onStateChange, formatTime };
  const tools = view === 'lines' && (
    <LogActions>
      <LogFindButton hasText />
      <LogOptionsMenu hasText />
    </LogActions>
  );

  return (
    <>
      {linked && (
        <LinkedLinesNotice
          reason={missingReason({
            log,
            state: found.state,
            terms,
            isOne: state.deployment !== undefined,
          })}
          onClearFilters={() => onStateChange({ query: '' })}
          onAllDeployments={() => onStateChange({ deployment: undefined })}
        />
      )}
      <LogViewer
        aria-label={messages.label}
        className={styles.log}
        source={source}
        messages={viewerMessages}
        range={found.range}
        onRangeChange={(chosen) => {
          found.select(chosen);
          if (chosen === null) setOpen(false);
        }}
        ref={viewer}
        {...useLogPreferences(liveLike, preferences)}
      >
        {slots.live &&
          createPortal(
            <>
              <LogLiveButton />
              {!isLive && (
                <Button
                  size="sm"
                  variant="secondary"
                  icon={<Radio />}
                  onPress={() => onStateChange({ range: { kind: 'last', span: defaultSpan } })}
                >
                  {messages.backToLive}
                </Button>
              )}
            </>,
            slots.live,
          )}
        {slots.share &&
          linkTo &&
          hasLoaded &&
          createPortal(
            <ShareLog
              shared={() =>
                sharedLog({
                  state,
                  log,
                  lines: found.range,
                  errors,
                  name: fileName,
                  linkTo,
                  formatTime,
                  messages,
                  formatRange(span) {
                    const options = { locale, timeZone: zoneOf(timeZone), now: clock.now() };
                    return messages.between(...rangeTimes(span, options));
                  },
                })
              }
            />,
            slots.share,
          )}
        {slots.count &&
          hasLoaded &&
          createPortal(
            <span>
              {terms.length === 0
                ? messages.foot.read(readLineCount)
                : messages.match(lineCount, readLineCount)}
            </span>,
            slots.count,
          )}
        <Announcement
          // The other views announce their own.
          text={
            view !== 'lines' || query === '' || !hasLoaded
              ? ''
              : messages.match(lineCount, readLineCount)
          }
          trigger={query}
        />
        {slots.filter &&
          createPortal(
            <LogFilterSheet
              log={log}
              terms={terms}
              lineCount={lineCount}
              field={filterField}
              onStateChange={onStateChange}
              onTermAdd={onTermAdd}
            />,
            slots.filter,
          )}
        <div className={styles.chart}>
          {isPhone ? <LogChartOnPhone {...chart} /> : <LogChart {...chart} />}
        </div>
        <Tabs
          className={styles.tabs}
          selectedKey={view}
          onSelectionChange={(key) => {
            const next = logsViews.find((name) => name === key);
            if (next !== undefined) onStateChange({ view: next });
          }}
        >
          <div className={styles.bar}>
            <TabList aria-label={messages.views.label} className={styles.tabList}>
              {logsViews.map((name) => (
                <Tab key={name} id={name} ref={name === view ? selectedTab : undefined}>
                  <span>{messages.views.names[name]}</span>
                  {name === 'errors' && errors.length > 0 && (
                    <span className={styles.tabCount}>{messages.errors.count(errors.length)}</span>
                  )}
                </Tab>
              ))}
            </TabList>
            {!isPhone && <span className={styles.barEnd}>{tools}</span>}
            {(view === 'errors' || view === 'patterns') && (
              <span className={styles.comparison}>
                <NewOnlyControl log={log} isNewOnly={isNewOnly} onStateChange={onStateChange} />
              </span>
            )}
          </div>
          <TabPanel id="lines" className={lineStyles.beside}>
            <LinesTab
              log={log}
              range={found.range}
              opened={opened}
              served={served}
              query={query}
              linkTo={linkTo}
              onTermAdd={onTermAdd}
              onStateChange={onStateChange}
              onOpen={open}
              onClose={() => {
                setOpen(false);
                viewer.current?.focus();
              }}
            />
          </TabPanel>
          <TabPanel id="errors" className={styles.panel}>
            {notLoaded || (
              <ErrorsTab
                log={log}
                errors={errors}
                isNewOnly={isNewOnly}
                announcedFor={announcedFor}
                onStateChange={onStateChange}
              />
            )}
          </TabPanel>
          <TabPanel id="requests" className={styles.panel}>
            {notLoaded || (
              <RequestsTab
                entries={matching}
                lineCount={lineCount}
                masker={masker}
                span={shown}
                announcedFor={announcedFor}
                onTermAdd={onTermAdd}
              />
            )}
          </TabPanel>
          <TabPanel id="patterns" className={styles.panel}>
            {notLoaded || (
              <PatternsTab
                log={log}
                isNewOnly={isNewOnly}
                announcedFor={announcedFor}
                onTermAdd={onTermAdd}
              />
            )}
          </TabPanel>
        </Tabs>
        <LogsFoot
          log={log}
          lineCount={readLineCount}
          download={download}
          isFiltered={terms.length > 0}
          formatTime={formatTime}
          tools={isPhone && tools}
          onShowBefore={(before) => onStateChange({ range: { kind: 'between', ...before } })}
        />
      </LogViewer>
    </>
  );
}
