import { Button, Inline, Menu, MenuItem, MenuTrigger } from '@quayside/design-system';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';

import { logsMessages } from '../../runtime/messages/en/logs.ts';
import type { Messages } from '../../runtime/messages/messages.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './LogsPanel.css.ts';
import { unreadMinutes } from './unreadMinutes.ts';
import type { AppLog } from './useAppLog.ts';
import type { LogDownload, LogDownloadState } from './useLogDownload.ts';
import type { OlderLinesState } from './useOlderLines.ts';

interface LogsFootProps {
  log: AppLog;
  /** Number of lines that were read. */
  lineCount: number;
  /** Downloads the whole range. */
  download: LogDownload;
  isFiltered: boolean;
  formatTime: (time: number) => string;
  /** Buttons before Download. */
  tools: ReactNode;
  /** Shows the part of the range that does not fit into memory. */
  onShowBefore: (range: { start: number; end: number }) => void;
}

/** Says what was read and what was not, and reads it. Downloads the range. */
export function LogsFoot({
  log,
  lineCount,
  download,
  isFiltered,
  formatTime,
  tools,
  onShowBefore,
}: LogsFootProps) {
  const messages = useMessages(logsMessages);
  const { foot } = messages;
  const { unread, shown, older, isFull, hasLoaded } = log;
  const [first] = unread;
  const isReading = older.state.step === 'reading';
  const read =
    first === undefined ? foot.whole(lineCount, formatTime(shown.start)) : foot.read(lineCount);
  const progress = [
    readingText(older.state, messages),
    isFull ? foot.full : undefined,
    downloadText(download.state, messages),
  ];
  return (
    <div className={styles.foot}>
      {/* A live log changes it with each poll, so it is not announced. */}
      <span>{hasLoaded && read}</span>
      <span role="status">{sentence(progress)}</span>
      {first !== undefined && hasLoaded && (
        <Inline as="span">
          <span className={styles.unreadKey} aria-hidden />
          <span>{foot.notRead(...unreadMinutes(unread, shown))}</span>
        </Inline>
      )}
      {isReading && (
        <Button size="sm" variant="ghost" onPress={older.stop}>
          {foot.stop}
        </Button>
      )}
      {first !== undefined &&
        hasLoaded &&
        !isReading &&
        (isFull ? (
          <Button size="sm" variant="ghost" onPress={() => onShowBefore(first)}>
            {foot.showBefore(formatTime(first.end))}
          </Button>
        ) : (
          <Button size="sm" variant="ghost" onPress={() => older.read()}>
            {foot.readTo(formatTime(first.start))}
          </Button>
        ))}
      <Inline as="span" gap={1} className={styles.barEnd}>
        {tools}
        {download.state.step === 'reading' ? (
          <Button size="sm" variant="ghost" onPress={download.stop}>
            {foot.stopDownload}
          </Button>
        ) : (
          <MenuTrigger>
            <Button
              size="sm"
              variant="ghost"
              icon={<Download />}
              isDisabled={!hasLoaded}
              data-action="download"
            >
              {isFiltered ? foot.downloadMatching : foot.download}
            </Button>
            <Menu
              placement="top end"
              onAction={(key) => void download.start(key === 'jsonl' ? 'jsonl' : 'log')}
            >
              <MenuItem id="log">{foot.formats.log}</MenuItem>
              <MenuItem id="jsonl">{foot.formats.jsonl}</MenuItem>
            </Menu>
          </MenuTrigger>
        )}
      </Inline>
    </div>
  );
}

const sentence = (texts: readonly (string | undefined)[]) =>
  texts.filter((text) => text !== undefined).join(' ');

function readingText(
  state: OlderLinesState,
  { foot, unavailable }: Messages['logs'],
): string | undefined {
  switch (state.step) {
    case 'idle':
      return undefined;
    case 'reading':
      return foot.reading(state.lines, state.matches);
    case 'failed':
      return `${unavailable} ${state.message}`;
  }
}

function downloadText(
  state: LogDownloadState,
  { foot, unavailable }: Messages['logs'],
): string | undefined {
  switch (state.step) {
    case 'idle':
      return undefined;
    case 'reading':
      return foot.downloading(state.lines);
    case 'done':
      return state.missing > 0 ? foot.notDownloaded(state.missing) : undefined;
    case 'failed':
      return `${unavailable} ${state.message}`;
  }
}
