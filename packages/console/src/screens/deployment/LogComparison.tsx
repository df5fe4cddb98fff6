import { Banner, Button, LiveRegion, Stack, Text, verbatim } from '@quayside/design-system';
import { toVisible } from '@quayside/design-system/log-viewer/parse';

import type { LogHunk } from '../../features/failure-explanations/alignLogs.ts';
import type { PackageDifference } from '../../features/build-logs/packages.ts';
import type { LogDifference } from '../../features/failure-explanations/compareLogs.ts';
import { explanationsMessages } from '../../runtime/messages/en/deployment.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import { shortenId } from '../../ui/shortenId.ts';
import { AlignedLogs } from './AlignedLogs.tsx';
import * as styles from './FailureNotice.css.ts';

/** Result of comparing two logs; `undefined` before the first comparison. */
export type ComparedLogs =
  | 'reading'
  | 'failed'
  | {
      difference: LogDifference | undefined;
      /** The lines of both logs; `undefined` if they differ in too many. */
      hunks: readonly LogHunk[] | undefined;
      packages: PackageDifference | undefined;
      /** Id of the other build, if it is not the last good one. */
      otherId: string | undefined;
    }
  | undefined;

interface LogComparisonProps {
  compared: ComparedLogs;
  onGoToLine: ((line: number) => void) | undefined;
}

/** Differences from a successful build: the first line of the log, and the packages. */
export function LogComparison({ compared, onGoToLine }: LogComparisonProps) {
  const { compare: messages } = useMessages(explanationsMessages);
  if (compared === undefined || compared === 'reading') return null;
  if (compared === 'failed') {
    return (
      <LiveRegion>
        <Text as="p" tone="danger">
          {messages.failed}
        </Text>
      </LiveRegion>
    );
  }
  const { difference, hunks, packages, otherId } = compared;
  const otherName = otherId === undefined ? messages.good : shortenId(otherId);
  return (
    <div className={styles.difference}>
      {difference === undefined ? (
        <LiveRegion>
          <Text as="p" tone="muted">
            {otherId === undefined ? messages.same : messages.sameAs(otherName)}
          </Text>
        </LiveRegion>
      ) : (
        <FirstDifference
          difference={difference}
          otherId={otherId}
          isBare={hunks?.some(({ isEqual }) => !isEqual) === true}
          onGoToLine={onGoToLine}
        />
      )}
      <AlignedLogs hunks={hunks} otherName={otherName} onGoToLine={onGoToLine} />
      {packages && <Packages packages={packages} />}
    </div>
  );
}

interface FirstDifferenceProps extends Pick<LogComparisonProps, 'onGoToLine'> {
  difference: LogDifference;
  otherId: string | undefined;
  /** Whether the lines themselves are shown below. */
  isBare: boolean;
}

function FirstDifference({
  difference: { line, here, there },
  otherId,
  isBare,
  onGoToLine,
}: FirstDifferenceProps) {
  const { compare: messages } = useMessages(explanationsMessages);
  const sides = [
    { label: messages.bad, text: here },
    { label: otherId === undefined ? messages.good : shortenId(otherId), text: there },
  ];
  return (
    <Banner
      title={
        otherId === undefined ? messages.title(line) : messages.titleOf(line, shortenId(otherId))
      }
      announce="polite"
      actions={
        !isBare &&
        onGoToLine && (
          <Button size="sm" variant="secondary" onPress={() => onGoToLine(line)}>
            {messages.goTo(line)}
          </Button>
        )
      }
    >
      {!isBare && (
        <Stack gap={1}>
          {sides.map(({ label, text }) => (
            <div key={label} className={styles.side}>
              <Text size={12} tone="subtle">
                {label}
              </Text>
              <pre {...verbatim} className={styles.excerpt}>
                {text === undefined ? messages.ended : toVisible(text)}
              </pre>
            </div>
          ))}
        </Stack>
      )}
    </Banner>
  );
}

function Packages({ packages: { added, removed, changed } }: { packages: PackageDifference }) {
  const {
    compare: { packages: messages },
  } = useMessages(explanationsMessages);
  const rows = [
    ...added.map(({ name, version }) => ({ name, text: messages.added(version) })),
    ...removed.map(({ name, version }) => ({ name, text: messages.removed(version) })),
    ...changed.map(({ name, from, to }) => ({ name, text: messages.changed(from, to) })),
  ];
  if (rows.length === 0) {
    return (
      <Text as="p" tone="muted">
        {messages.same}
      </Text>
    );
  }
  return (
    <Banner title={messages.title(rows.length)}>
      <dl className={styles.packages}>
        {rows.map(({ name, text }) => (
          <div key={name} className={styles.packageRow}>
            <dt {...verbatim}>{name}</dt>
            <dd className={styles.packageChange}>{text}</dd>
          </div>
        ))}
      </dl>
    </Banner>
  );
}
