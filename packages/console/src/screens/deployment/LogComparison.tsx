import { Banner, Button, Stack, Text } from '@quayside/design-system';

import type { LogDifference } from '../../features/failure-explanations/compareLogs.ts';
import { explanationsMessages } from '../../runtime/messages/en/deployments.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './FailureNotice.css.ts';

/** Result of comparing two logs; `undefined` before the first comparison. */
export type ComparedLogs = 'reading' | 'same' | 'failed' | LogDifference | undefined;

interface LogComparisonProps {
  compared: ComparedLogs;
  onGoToLine: ((line: number) => void) | undefined;
}

/** The first line at which a log differs from a successful one, beside the expected line. */
export function LogComparison({ compared, onGoToLine }: LogComparisonProps) {
  const { compare: messages } = useMessages(explanationsMessages);
  if (compared === undefined || compared === 'reading') return null;
  if (compared === 'same' || compared === 'failed') {
    return (
      <Text as="p" role="status" tone={compared === 'failed' ? 'danger' : 'muted'}>
        {messages[compared]}
      </Text>
    );
  }
  const { line, here, there } = compared;
  const sides = [
    { label: messages.bad, text: here },
    { label: messages.good, text: there },
  ];
  return (
    <div className={styles.difference}>
      <Banner
        title={messages.title(line)}
        announce="polite"
        actions={
          onGoToLine && (
            <Button size="sm" variant="secondary" onPress={() => onGoToLine(line)}>
              {messages.goTo(line)}
            </Button>
          )
        }
      >
        <Stack gap={1}>
          {sides.map(({ label, text }) => (
            <div key={label} className={styles.side}>
              <Text size={12} tone="subtle">
                {label}
              </Text>
              <pre className={styles.excerpt}>{text ?? messages.ended}</pre>
            </div>
          ))}
        </Stack>
      </Banner>
    </div>
  );
}
