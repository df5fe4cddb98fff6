import { useMemo } from 'react';
import type { Ref } from 'react';
import { ToggleButton, ToggleButtonGroup, useLocale } from 'react-aria-components';
import type { ToggleButtonGroupProps } from 'react-aria-components';

import { classNames, withClassNames } from '../internal/classNames.ts';
import { useLabels } from '../messages/labels.ts';
import * as sparkline from '../sparkline/Sparkline.css.ts';
import * as styles from './Histogram.css.ts';
import { english } from './labels.ts';
import type { HistogramLevel } from './types.ts';

/** Props of {@link HistogramLevels}; the rest go to its group. */
export interface HistogramLevelsProps extends Omit<
  ToggleButtonGroupProps,
  'children' | 'onChange'
> {
  levels: readonly (HistogramLevel & { count: number | null })[];
  selected: ReadonlySet<string>;
  onChange: (levels: ReadonlySet<string>) => void;
  ref?: Ref<HTMLDivElement>;
}

/** Legend whose entries are pressed to show only their level. It is part of a `Histogram`, or of a sheet beside one. */
export function HistogramLevels({
  levels,
  selected,
  onChange,
  className,
  ...props
}: HistogramLevelsProps) {
  const labels = useLabels('labels', english);
  const { locale } = useLocale();
  const numbers = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  return (
    <ToggleButtonGroup
      aria-label={labels.levels}
      {...props}
      selectionMode="multiple"
      selectedKeys={selected}
      onSelectionChange={(keys) => onChange(new Set([...keys].map(String)))}
      className={withClassNames(className, styles.levels)}
    >
      {levels.map(({ id, label, tone, count }) => (
        <ToggleButton key={id} id={id} className={sparkline.legendPill}>
          <span className={classNames(sparkline.swatch, sparkline.tone[tone])} aria-hidden />
          <span>{label}</span>
          {count !== null && (
            <>
              {' '}
              <span className={sparkline.legendCount}>{numbers.format(count)}</span>
            </>
          )}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
