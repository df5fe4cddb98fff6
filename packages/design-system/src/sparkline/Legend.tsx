import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classNames } from '../internal/classNames.ts';
import * as styles from './Sparkline.css.ts';

/** Meaning of a colour in a chart; the same in all of them. */
export type ChartTone = keyof typeof styles.tone;

/** One entry of a {@link Legend}. */
export interface LegendItem {
  id: string;
  tone: ChartTone;
  /** Label and count: "Failed 3". */
  label: ReactNode;
}

/** Props of {@link Legend}; the rest go to its `<ul>`. */
export interface LegendProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  items: readonly LegendItem[];
}

/** Legend of a chart, next to or above it. `Histogram` has its own. */
export function Legend({ items, className, ...props }: LegendProps) {
  return (
    <ul {...props} className={classNames(styles.legend, className)}>
      {items.map(({ id, tone, label }) => (
        <li key={id} className={styles.legendItem}>
          <span className={classNames(styles.swatch, styles.tone[tone])} />
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
