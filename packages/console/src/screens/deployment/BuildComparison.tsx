import { Button, Inline } from '@quayside/design-system';
import { GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { comparePackages } from '../../features/build-logs/packages.ts';
import { compareLogs } from '../../features/failure-explanations/compareLogs.ts';
import { explanationsMessages } from '../../runtime/messages/en/deployments.ts';
import { useMessages } from '../../runtime/messages/useMessages.ts';
import * as styles from './FailureNotice.css.ts';
import { LogComparison } from './LogComparison.tsx';
import type { ComparedLogs } from './LogComparison.tsx';

interface BuildComparisonProps {
  /** Lines of the build log, once it has ended. */
  lines: readonly string[];
  /** Reads the masked lines of the last good log. @default no comparison */
  onReadGoodLog: (() => Promise<readonly string[]>) | undefined;
  onGoToLine: ((line: number) => void) | undefined;
  /** Other actions beside the button. */
  children?: ReactNode;
}

/** Compares a build with the last good one: its log and its packages. */
export function BuildComparison({
  lines,
  onReadGoodLog,
  onGoToLine,
  children,
}: BuildComparisonProps) {
  const { compare: messages } = useMessages(explanationsMessages);
  const [compared, setCompared] = useState<ComparedLogs>();

  async function compare(readGoodLog: () => Promise<readonly string[]>) {
    setCompared('reading');
    try {
      const good = await readGoodLog();
      setCompared({
        difference: compareLogs(lines, good),
        packages: comparePackages(lines, good),
      });
    } catch {
      setCompared('failed');
    }
  }

  const canCompare = onReadGoodLog !== undefined && lines.length > 0;
  if (!canCompare && children === undefined) return null;
  return (
    <div className={styles.compare}>
      <Inline gap={4} isWrapping>
        {canCompare && (
          <Button
            size="sm"
            variant="secondary"
            icon={<GitCompareArrows />}
            isPending={compared === 'reading'}
            onPress={() => void compare(onReadGoodLog)}
          >
            {messages.action}
          </Button>
        )}
        {children}
      </Inline>
      <LogComparison compared={compared} onGoToLine={onGoToLine} />
    </div>
  );
}
