import { Button, CopyButton, VisuallyHidden } from '@quayside/design-system';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';

import { useMessages } from '../../messages/useMessages.ts';
import { stripAnsi } from './ansi.ts';
import * as styles from './BuildLog.css.ts';
import { BuildLogLine } from './BuildLogLine.tsx';
import { BuildLogNotice } from './BuildLogNotice.tsx';
import { BuildLogState } from './BuildLogState.tsx';
import type { BuildLogConnection, BuildLogRow } from './buildLogStore.ts';

/** Props of {@link BuildLog}. */
export interface BuildLogProps {
  /** Names the log for assistive technology. */
  'aria-label': string;
  rows: readonly BuildLogRow[];
  connection: BuildLogConnection;
  /** Reads the log again after it became `unavailable`. */
  onRetry?: () => void;
  /** Nothing was ever built, so nothing will come. */
  isNeverBuilt?: boolean;
}

/** How near the end, in px, still counts as being at it: one line. */
const nearEnd = styles.lineHeight;

/**
 * The log of one image build. It follows while its reader is at the end; once they have scrolled up it stays
 * where it is and counts what is new. Only the lines in view are in the page, so copying takes the data.
 */
export function BuildLog({
  'aria-label': label,
  rows,
  connection,
  onRetry,
  isNeverBuilt = false,
}: BuildLogProps) {
  const { buildLog } = useMessages();
  const viewport = useRef<HTMLDivElement>(null);
  /** How many rows there were when the reader left the end; `null` while following. */
  const [readRows, setReadRows] = useState<number | null>(null);
  // It returns functions that must not be memoized; nothing below memoizes them.
  // oxlint-disable-next-line react/incompatible-library
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => styles.lineHeight,
    overscan: 20,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: nearEnd,
    // Positions are written straight to the elements: no style attribute that a strict CSP would refuse.
    directDomUpdates: true,
  });

  useLayoutEffect(() => list.scrollToEnd(), [list]);

  const goToEnd = () => {
    setReadRows(null);
    list.scrollToEnd();
    // The button that was pressed goes away; focus must not go with it.
    viewport.current?.focus({ preventScroll: true });
  };

  const unread = readRows === null ? 0 : Math.max(0, rows.length - readRows);
  const isFollowing = readRows === null;

  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <BuildLogState connection={connection} isNeverBuilt={isNeverBuilt} />
        <CopyButton
          label={buildLog.copyAll}
          value={() => toText(rows)}
          isDisabled={rows.length === 0}
        />
      </div>
      <div className={styles.frame}>
        <div
          ref={viewport}
          className={styles.viewport}
          role="log"
          aria-label={label}
          // Scrolling brings old lines into the page: only new ones, at the end, are news.
          aria-live={isFollowing && connection.status === 'live' ? 'polite' : 'off'}
          // What scrolls must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onScroll={() => {
            const isAtEnd = list.isAtEnd();
            setReadRows((read) => (isAtEnd ? null : (read ?? rows.length)));
          }}
        >
          <div ref={list.containerRef} className={styles.lines}>
            {list.getVirtualItems().map(({ index }) => {
              const row = rows[index];
              return (
                row !== undefined && (
                  <BuildLogLine key={index} ref={list.measureElement} index={index} row={row} />
                )
              );
            })}
          </div>
        </div>
        {rows.length === 0 && (
          <BuildLogNotice connection={connection} isNeverBuilt={isNeverBuilt} onRetry={onRetry} />
        )}
        {unread > 0 && (
          <div className={styles.more}>
            <Button variant="secondary" size="sm" icon={<ArrowDown />} onPress={goToEnd}>
              {buildLog.newLines(unread)}
              <VisuallyHidden>{buildLog.goToEnd}</VisuallyHidden>
            </Button>
          </div>
        )}
      </div>
      <div className={styles.foot}>{buildLog.lines(rows.length)}</div>
    </div>
  );
}

function toText(rows: readonly BuildLogRow[]): string {
  return rows.map((row) => (row.kind === 'line' ? stripAnsi(row.text) : '')).join('\n');
}
