import { Button, Menu, MenuItem, MenuTrigger, Text } from '@quayside/design-system';
import { Download } from 'lucide-react';

import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './LogsScreen.css.ts';
import type { Messages } from '../../runtime/messages/messages.ts';
import type { LogDownload, LogDownloadState } from './useLogDownload.ts';
import type { OlderLinesReader, OlderLinesState } from './useOlderLines.ts';

interface OlderLinesProps {
  reader: OlderLinesReader;
  /** Downloads the whole range. */
  download: LogDownload;
  /** Number of older lines that are not loaded; at least. */
  missing: number;
  /** Whether no more lines can be loaded. */
  isFull: boolean;
  isFiltered: boolean;
  /** Time of the oldest line that is loaded, as text. */
  oldest: string;
  /** Shows the part of the range before the oldest line. */
  onShowBefore: () => void;
}

/** Loads older lines, or searches them for lines that match the filters. */
export function OlderLines({
  reader: { state, read, search, stop },
  download,
  missing,
  isFull,
  isFiltered,
  oldest,
  onShowBefore,
}: OlderLinesProps) {
  const messages = useMessages(logsMessages);
  const { older } = messages;
  if (missing === 0 && state.step !== 'searched' && state.step !== 'searching') return null;
  const texts = [
    searchText(state, messages),
    missing > 0 && state.step !== 'searching' ? messages.missing(missing) : undefined,
    isFull ? older.full : undefined,
    downloadText(download.state, messages),
  ];
  return (
    <div className={styles.missing}>
      <Text size={13} tone="muted" isNumeric role="status">
        {texts.filter((text) => text !== undefined).join(' ')}
      </Text>
      <div className={styles.olderActions}>
        {missing > 0 && <DownloadMenu download={download} isFiltered={isFiltered} />}
        {state.step === 'searching' ? (
          <Button size="sm" variant="secondary" onPress={stop}>
            {older.stop}
          </Button>
        ) : isFull ? (
          <Button size="sm" variant="secondary" onPress={onShowBefore}>
            {older.showBefore(oldest)}
          </Button>
        ) : (
          missing > 0 && (
            <>
              {isFiltered && (
                <Button size="sm" variant="secondary" onPress={() => void search()}>
                  {older.search}
                </Button>
              )}
              <Button
                size="sm"
                variant="secondary"
                isPending={state.step === 'reading'}
                onPress={() => void read()}
              >
                {messages.readOlder}
              </Button>
            </>
          )
        )}
      </div>
    </div>
  );
}

function searchText(
  state: OlderLinesState,
  { older, unavailable }: Messages['logs'],
): string | undefined {
  switch (state.step) {
    case 'idle':
    case 'reading':
      return undefined;
    case 'searching':
      return older.searching(state.lines, state.matches);
    case 'searched':
      return older.searched(state.lines, state.matches);
    case 'failed':
      return `${unavailable} ${state.message}`;
  }
}

function downloadText(
  state: LogDownloadState,
  { older, unavailable }: Messages['logs'],
): string | undefined {
  switch (state.step) {
    case 'idle':
      return undefined;
    case 'reading':
      return older.downloading(state.lines);
    case 'done':
      return state.missing > 0 ? older.notDownloaded(state.missing) : undefined;
    case 'failed':
      return `${unavailable} ${state.message}`;
  }
}

interface DownloadMenuProps {
  download: LogDownload;
  isFiltered: boolean;
}

function DownloadMenu({ download: { state, start, stop }, isFiltered }: DownloadMenuProps) {
  const { older } = useMessages(logsMessages);
  if (state.step === 'reading') {
    return (
      <Button size="sm" variant="secondary" onPress={stop}>
        {older.stopDownload}
      </Button>
    );
  }
  return (
    <MenuTrigger>
      <Button size="sm" variant="secondary" icon={<Download />}>
        {isFiltered ? older.downloadMatching : older.downloadAll}
      </Button>
      <Menu onAction={(key) => void start(key === 'jsonl' ? 'jsonl' : 'log')}>
        <MenuItem id="log">{older.formats.log}</MenuItem>
        <MenuItem id="jsonl">{older.formats.jsonl}</MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
