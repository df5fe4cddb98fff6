import { Button, Text } from '@quayside/design-system';
import { toVisible } from '@quayside/design-system/log-viewer/parse';
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';

import type { LogHunk, NumberedLine } from '../../features/failure-explanations/alignLogs.ts';
import { explanationsMessages } from '../../runtime/messages/en/deployment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './AlignedLogs.css.ts';

interface AlignedLogsProps {
  /** The lines of both logs; `undefined` if they differ in too many. */
  hunks: readonly LogHunk[] | undefined;
  /** Name of the other build. */
  otherName: string;
  onGoToLine: ((line: number) => void) | undefined;
}

/** Number of hunks that are shown first, and added at a time. */
const pageSize = 20;

/** Number of lines of a hunk that are shown first. */
const fewLines = 12;

/** Two logs beside each other, with the runs of equal lines collapsed. */
export function AlignedLogs({ hunks, otherName, onGoToLine }: AlignedLogsProps) {
  const { compare: messages } = useMessages(explanationsMessages);
  const [count, setCount] = useState(pageSize);
  if (hunks === undefined) {
    return (
      <Text as="p" tone="muted">
        {messages.tooDifferent}
      </Text>
    );
  }
  if (hunks.every(({ isEqual }) => isEqual)) return null;
  return (
    <div className={styles.table}>
      <div className={styles.head} aria-hidden>
        {[otherName, messages.bad].map((name) => (
          <Text key={name} size={12} tone="muted" className={styles.name}>
            {name}
          </Text>
        ))}
      </div>
      <ol className={styles.hunks} aria-label={messages.allDifferences}>
        {hunks.slice(0, count).map((hunk, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they never change
          <li key={index}>
            {hunk.isEqual ? (
              <EqualLines hunk={hunk} otherName={otherName} />
            ) : (
              <Pair hunk={hunk} otherName={otherName} onGoToLine={onGoToLine} />
            )}
          </li>
        ))}
      </ol>
      {count < hunks.length && (
        <div className={styles.equal}>
          <Button size="sm" variant="ghost" onPress={() => setCount(count + pageSize)}>
            {messages.showMore}
          </Button>
        </div>
      )}
    </div>
  );
}

interface HunkProps extends Pick<AlignedLogsProps, 'otherName'> {
  hunk: LogHunk;
  /** @default lines are text */
  onGoToLine?: AlignedLogsProps['onGoToLine'];
}

function EqualLines({ hunk, otherName }: HunkProps) {
  const { compare: messages } = useMessages(explanationsMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles.equal}>
        <Button
          size="sm"
          variant="ghost"
          icon={isOpen ? <ChevronsDownUp /> : <ChevronsUpDown />}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          {messages.equalLines(hunk.here.length)}
        </Button>
      </div>
      {isOpen && <Pair hunk={hunk} otherName={otherName} />}
    </>
  );
}

function Pair({ hunk: { isEqual, here, there }, otherName, onGoToLine }: HunkProps) {
  const { compare: messages } = useMessages(explanationsMessages);
  const [most, setMost] = useState(fewLines);
  const [first] = here;
  return (
    <>
      <div className={styles.pair}>
        <ComparedLines
          name={otherName}
          kind={isEqual ? 'equal' : 'there'}
          lines={there.slice(0, most)}
        />
        <ComparedLines
          name={messages.bad}
          kind={isEqual ? 'equal' : 'here'}
          lines={here.slice(0, most)}
        >
          {first && onGoToLine && (
            <Button size="sm" variant="ghost" onPress={() => onGoToLine(first.line)}>
              {messages.goTo(first.line)}
            </Button>
          )}
        </ComparedLines>
      </div>
      {Math.max(here.length, there.length) > most && (
        <div className={styles.equal}>
          <Button size="sm" variant="ghost" onPress={() => setMost(Infinity)}>
            {messages.showMore}
          </Button>
        </div>
      )}
    </>
  );
}

interface ComparedLinesProps {
  /** Name of the build. */
  name: string;
  kind: 'equal' | 'here' | 'there';
  lines: readonly NumberedLine[];
  children?: ReactNode;
}

function ComparedLines({ name, kind, lines, children }: ComparedLinesProps) {
  const { compare: messages } = useMessages(explanationsMessages);
  return (
    <div className={styles.side} data-kind={lines.length === 0 ? 'none' : kind}>
      <Text as="p" size={12} tone="muted" className={styles.sideName}>
        {name}
      </Text>
      <div className={styles.lines}>
        {lines.length === 0 && (
          <>
            <span />
            <Text size={12} tone="muted">
              {messages.noLines}
            </Text>
          </>
        )}
        {lines.map(({ line, text }) => (
          <Fragment key={line}>
            <span className={styles.number}>{line}</span>
            <span className={styles.text}>{toVisible(text)}</span>
          </Fragment>
        ))}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
