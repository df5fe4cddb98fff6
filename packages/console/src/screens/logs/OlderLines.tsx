import { Button, Menu, MenuItem, MenuTrigger, Text } from '@quayside/design-system';
import { Download } from 'lucide-react';

import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './LogsScreen.css.ts';
import type { LogDownload } from './useLogDownload.ts';
import type { OlderLinesReader } from './useOlderLines.ts';

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
  return (
    <div className={styles.missing}>
      <Text size={13} tone="muted" isNumeric role="status">
        {state.step === 'searching' && older.searching(state.lines, state.matches)}
        {state.step === 'searched' && `${older.searched(state.lines, state.matches)} `}
        {state.step === 'failed' && `${messages.unavailable} ${state.message} `}
        {missing > 0 && state.step !== 'searching' && messages.missing(missing)}
        {isFull && ` ${older.full}`}
        <DownloadState state={download.state} />
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

function DownloadState({ state }: Pick<LogDownload, 'state'>) {
  const messages = useMessages(logsMessages);
  const { older } = messages;
  switch (state.step) {
    case 'idle':
      return null;
    case 'reading':
      return ` ${older.downloading(state.lines)}`;
    case 'done':
      return state.missing > 0 && ` ${older.notDownloaded(state.missing)}`;
    case 'failed':
      return ` ${messages.unavailable} ${state.message}`;
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
