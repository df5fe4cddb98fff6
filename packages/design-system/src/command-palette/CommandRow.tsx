import { ChevronRight, CornerDownLeft } from 'lucide-react';
import { memo } from 'react';

import { classNames } from '../internal/classNames.ts';
import { mono } from '../text/Text.css.ts';
import * as styles from './CommandPalette.css.ts';
import type { Command } from './commands.ts';
import { Marked } from './Marked.tsx';
import type { MatchRange } from './rank.ts';
import { verbatim } from '../text/verbatim.ts';

interface CommandRowProps {
  /** Id of its element. */
  id: string;
  command: Command;
  ranges: readonly MatchRange[];
  isActive: boolean;
}

/** One command of the list. */
export const CommandRow = memo(function CommandRow({
  id,
  command: { id: key, name, icon, hint, detail, preview, argument },
  ranges,
  isActive,
}: CommandRowProps) {
  return (
    // The field handles keys and marks this option as active; the list handles the pointer.
    <div
      role="option"
      id={id}
      data-key={key}
      data-focused={isActive || undefined}
      aria-selected={isActive}
      aria-describedby={`${id}-description`}
      className={styles.item}
    >
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span dir="auto" {...verbatim} className={styles.name}>
        <Marked text={name} ranges={ranges} />
      </span>
      {/* Hidden, because it is the description: otherwise it would be part of the name. */}
      <span id={`${id}-description`} aria-hidden="true" className={styles.description}>
        {hint !== undefined && <span className={classNames(styles.hint, mono)}>{`${hint} `}</span>}
        {preview !== undefined && <span className={styles.hint}>{`${preview} `}</span>}
        <span className={styles.end}>
          {detail !== undefined && <span>{detail}</span>}
          {argument ? (
            <ChevronRight size={16} className={styles.further} aria-hidden="true" />
          ) : (
            isActive && <CornerDownLeft size={16} aria-hidden="true" />
          )}
        </span>
      </span>
    </div>
  );
});
