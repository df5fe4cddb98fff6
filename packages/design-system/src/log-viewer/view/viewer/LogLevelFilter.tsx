import { useMemo } from 'react';
import { ToggleButton, useLocale } from 'react-aria-components';

import * as legend from '../../../sparkline/Sparkline.css.ts';
import type { LogLevel } from '../../store/levels.ts';
import { useLogViewer } from './LogViewerContext.ts';
import { useSelected, useThrottledValue } from './useValue.ts';
import * as styles from './Viewer.css.ts';

/** Props of {@link LogLevelFilter}. */
export interface LogLevelFilterProps {
  /** Which levels can be chosen. @default errors and warnings */
  choices?: readonly LogLevel[];
}

const severeLevels: readonly LogLevel[] = ['warning', 'error'];

/** Number of lines per level; pressed levels are shown. */
export function LogLevelFilter({ choices = severeLevels }: LogLevelFilterProps) {
  const { messages } = useLogViewer();
  return (
    <div role="group" aria-label={messages.levels} className={styles.levels}>
      <AllLevels />
      {choices.map((level) => (
        <Level key={level} level={level} />
      ))}
    </div>
  );
}

function AllLevels() {
  const { model, messages } = useLogViewer();
  const size = useThrottledValue(model.store, (store) => store.size);
  const isSelected = useSelected(model.levels, (levels) => levels === null);
  return (
    <ToggleButton
      className={legend.legendPill}
      isSelected={isSelected}
      onChange={() => model.levels.choose(null)}
    >
      <span>{messages.allLevels}</span> <Count of={size} />
    </ToggleButton>
  );
}

function Level({ level }: { level: LogLevel }) {
  const { model, messages } = useLogViewer();
  const count = useThrottledValue(model.store, ({ counts }) => counts[level]);
  const isSelected = useSelected(model.levels, (levels) => levels?.has(level) === true);

  function toggle() {
    const next = new Set(model.levels.get());
    if (!next.delete(level)) next.add(level);
    model.levels.choose(next.size === 0 ? null : next);
  }

  return (
    <ToggleButton className={legend.legendPill} isSelected={isSelected} onChange={toggle}>
      <span className={styles.swatch} data-level={level} aria-hidden />
      <span>{messages.level[level]}</span> <Count of={count} />
    </ToggleButton>
  );
}

function Count({ of }: { of: number }) {
  const { locale } = useLocale();
  const numbers = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  return <span className={legend.legendCount}>{numbers.format(of)}</span>;
}
