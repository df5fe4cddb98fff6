import { ToggleButton } from 'react-aria-components';

import type { LogLevel } from '../../store/levels.ts';
import { useLogViewer } from './LogViewerContext.ts';
import { useSlowly, useValue } from './useValue.ts';
import * as styles from './Viewer.css.ts';

/** Props of {@link LogLevelFilter}. */
export interface LogLevelFilterProps {
  /** Which levels can be chosen. @default errors and warnings */
  choices?: readonly LogLevel[];
}

const graveLevels: readonly LogLevel[] = ['warning', 'error'];

/** How many lines of which level there are; those that are pressed are shown. */
export function LogLevelFilter({ choices = graveLevels }: LogLevelFilterProps) {
  const { model, messages } = useLogViewer();
  const { size, counts } = useSlowly(model.store, ({ size: lines, counts: byLevel }) => ({
    size: lines,
    counts: byLevel,
  }));
  const levels = useValue(model.levels);

  function toggle(level: LogLevel) {
    const next = new Set(levels);
    if (!next.delete(level)) next.add(level);
    model.levels.choose(next.size === 0 ? null : next);
  }

  return (
    <div role="group" aria-label={messages.levels} className={styles.levels}>
      <ToggleButton
        className={styles.pill}
        isSelected={levels === null}
        onChange={() => model.levels.choose(null)}
      >
        {messages.allLevels} <Count of={size} />
      </ToggleButton>
      {choices.map((level) => (
        <ToggleButton
          key={level}
          className={styles.pill}
          isSelected={levels?.has(level) === true}
          onChange={() => toggle(level)}
        >
          <span className={styles.swatch} data-level={level} aria-hidden />
          {messages.level[level]} <Count of={counts[level]} />
        </ToggleButton>
      ))}
    </div>
  );
}

function Count({ of }: { of: number }) {
  return <span className={styles.count}>{of.toLocaleString('en')}</span>;
}
