import { memo } from 'react';
import type { Ref } from 'react';

import { useMessages } from '../../messages/useMessages.ts';
import { parseAnsi } from './ansi.ts';
import type { AnsiRun } from './ansi.ts';
import * as styles from './BuildLog.css.ts';
import type { BuildLogRow } from './buildLogStore.ts';

interface BuildLogLineProps {
  row: BuildLogRow;
  index: number;
  /** Measures the line for the virtual list, by its `data-index`. */
  ref: Ref<HTMLDivElement>;
}

/** One row of the build log. Rows do not change once they are there, so neither does this. */
export const BuildLogLine = memo(function BuildLogLine({ row, index, ref }: BuildLogLineProps) {
  const { buildLog } = useMessages();
  return (
    <div ref={ref} data-index={index} className={styles.line}>
      <span className={styles.number} aria-hidden>
        {index + 1}
      </span>
      {row.kind === 'line' ? (
        <span className={styles.text}>
          {parseAnsi(row.text).map((run, position) => (
            // Runs have no identity but their place, and never change.
            <span key={position} className={classOf(run)}>
              {run.text}
            </span>
          ))}
        </span>
      ) : (
        <span className={`${styles.text} ${styles.gap}`}>{buildLog.gap}</span>
      )}
    </div>
  );
});

function classOf({ color, isBold, isDim, isItalic, isUnderlined }: AnsiRun): string | undefined {
  const names = [
    color !== undefined && styles.color[color],
    isBold === true && styles.bold,
    isDim === true && styles.dim,
    isItalic === true && styles.italic,
    isUnderlined === true && styles.underlined,
  ].filter((name) => name !== false);
  return names.length === 0 ? undefined : names.join(' ');
}
