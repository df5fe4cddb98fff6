import { Button, Stack, Text } from '@quayside/design-system';
import { toVisible } from '@quayside/design-system/log-viewer';
import { useState } from 'react';

import type { LogHunk, NumberedLine } from '../../features/failure-explanations/alignLogs.ts';
import { explanationsMessages } from '../../runtime/messages/en/deployments.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './FailureNotice.css.ts';

interface AlignedLogsProps {
  /** Differences of the logs; `undefined` if there are too many. */
  hunks: readonly LogHunk[] | undefined;
  /** Name of the other build. */
  otherName: string;
  onGoToLine: ((line: number) => void) | undefined;
}

/** Number of differences that are shown first, and added at a time. */
const pageSize = 20;

/** All places where two logs differ, with the lines of both. */
export function AlignedLogs({ hunks, otherName, onGoToLine }: AlignedLogsProps) {
  const { compare: messages } = useMessages(explanationsMessages);
  const [count, setCount] = useState(0);
  if (hunks === undefined) {
    return (
      <Text as="p" tone="muted">
        {messages.tooDifferent}
      </Text>
    );
  }
  if (hunks.length === 0) return null;
  return (
    <Stack gap={3}>
      {count > 0 && (
        <ol className={styles.hunks} aria-label={messages.allDifferences}>
          {hunks.slice(0, count).map((hunk, index) => (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- they never change
              key={index}
              className={styles.hunk}
            >
              <Side label={messages.bad} lines={hunk.here} onGoToLine={onGoToLine} />
              <Side label={otherName} lines={hunk.there} />
            </li>
          ))}
        </ol>
      )}
      {count < hunks.length && (
        <Button size="sm" variant="secondary" onPress={() => setCount(count + pageSize)}>
          {count === 0 ? messages.showDifferences(hunks.length) : messages.showMore}
        </Button>
      )}
    </Stack>
  );
}

interface ComparedBuildProps {
  label: string;
  lines: readonly NumberedLine[];
  /** @default lines are text */
  onGoToLine?: ((line: number) => void) | undefined;
}

function Side({ label, lines, onGoToLine }: ComparedBuildProps) {
  const { compare: messages } = useMessages(explanationsMessages);
  const [first] = lines;
  return (
    <div className={styles.side}>
      <Text size={12} tone="subtle">
        {label}
      </Text>
      {first === undefined ? (
        <Text size={12} tone="subtle">
          {messages.noLines}
        </Text>
      ) : (
        <Stack gap={1}>
          <pre className={styles.excerpt}>
            {lines.map(({ text }) => toVisible(text)).join('\n')}
          </pre>
          {onGoToLine && (
            <span>
              <Button size="sm" variant="ghost" onPress={() => onGoToLine(first.line)}>
                {messages.goTo(first.line)}
              </Button>
            </span>
          )}
        </Stack>
      )}
    </div>
  );
}
