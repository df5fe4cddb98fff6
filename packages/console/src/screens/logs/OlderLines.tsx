import { Button, Text } from '@quayside/design-system';

import { logsMessages } from '../../runtime/messages/en/logs.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './LogsScreen.css.ts';
import type { OlderLinesReader } from './useOlderLines.ts';

interface OlderLinesProps {
  reader: OlderLinesReader;
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
      </Text>
      <div className={styles.olderActions}>
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
