import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';

import { classNames } from '../internal/classNames.ts';
import { useLabels } from '../messages/labels.ts';
import * as sparkline from '../sparkline/Sparkline.css.ts';
import * as styles from './Histogram.css.ts';
import { english } from './labels.ts';
import type { HistogramLevel } from './types.ts';

interface HistogramLevelsProps {
  /** Levels, each with its count as text. */
  levels: readonly (Omit<HistogramLevel, 'count'> & { count: string })[];
  selected: ReadonlySet<string>;
  onChange: (levels: ReadonlySet<string>) => void;
}

/** Legend whose entries are pressed to show only their level. */
export function HistogramLevels({ levels, selected, onChange }: HistogramLevelsProps) {
  const labels = useLabels('labels', english);
  return (
    <ToggleButtonGroup
      aria-label={labels.levels}
      selectionMode="multiple"
      selectedKeys={selected}
      onSelectionChange={(keys) => onChange(new Set([...keys].map(String)))}
      className={styles.levels}
    >
      {levels.map(({ id, label, tone, count }) => (
        <ToggleButton key={id} id={id} className={sparkline.legendPill}>
          <span className={classNames(sparkline.swatch, sparkline.tone[tone])} aria-hidden />
          <span>{label}</span> <span className={sparkline.legendCount}>{count}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
