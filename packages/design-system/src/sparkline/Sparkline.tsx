import type { ComponentPropsWithRef } from 'react';
import { useLocale } from 'react-aria';

import { percent } from './percent.ts';
import { classNames } from '../internal/classNames.ts';
import type { ChartTone } from './Legend.tsx';
import * as styles from './Sparkline.css.ts';

/** One value of a {@link Sparkline}. */
export interface SparklineValue {
  id: string;
  /** 0 or more, in any unit: only its share of the largest is shown. */
  value: number;
  /** @default "neutral" */
  tone?: ChartTone;
  /** Shown when a pointer rests on it: "42 s, Ready". */
  label?: string;
}

/** Props of {@link Sparkline}; the rest go to its `<svg>`. */
export interface SparklineProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'values'> {
  /** Accessible description with the key figures: nothing else of the chart is read out. */
  'aria-label': string;
  /** In order of time, the oldest first. */
  values: readonly SparklineValue[];
  /** `bars` for things that happened one after the other, `line` for one that went on. @default "bars" */
  variant?: 'bars' | 'line';
  /** `sm` stands in a line of text, `md` takes the width there is. @default "md" */
  size?: 'sm' | 'md';
}

/** Share of its slot that a bar takes; the rest is the gap to the next. */
const BAR = 2 / 3;

/** Few bars begin at the start, as wide as if there were so many: shared out, they would be blocks. */
const LEAST_SLOTS = 12;

/**
 * The course of one figure, small, without an axis: a picture, not a control. Say the figures that
 * matter in words beside it. To choose a stretch of time use `Histogram`.
 */
export function Sparkline({
  values,
  variant = 'bars',
  size = 'md',
  className,
  ...props
}: SparklineProps) {
  const { direction } = useLocale();
  const max = Math.max(...values.map(({ value }) => value), 1e-9);
  const shares = values.map(({ value }) => Math.max(0, value) / max);
  const slots = Math.max(values.length, LEAST_SLOTS);
  // Time runs as the text does.
  const inOrder = (share: number) => (direction === 'rtl' ? 1 - share : share);
  return (
    <svg role="img" {...props} className={classNames(styles.size[size], className)}>
      {size === 'md' ? (
        <g className={styles.grid} aria-hidden="true">
          <line x2="100%" y1="0.5" y2="0.5" />
          <line x2="100%" y1="50%" y2="50%" />
          <line x2="100%" y1="100%" y2="100%" />
        </g>
      ) : null}
      {variant === 'line' ? (
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" overflow="visible">
          <polyline
            className={classNames(styles.line, styles.tone[values.at(-1)?.tone ?? 'neutral'])}
            points={shares
              .map((share, at) => {
                const x = shares.length === 1 ? 0.5 : at / (shares.length - 1);
                return `${inOrder(x).toFixed(4)},${(1 - share).toFixed(4)}`;
              })
              .join(' ')}
          />
        </svg>
      ) : (
        values.map(({ id, tone = 'neutral', label }, at) => {
          const middle = inOrder((at + 0.5) / slots);
          const share = shares[at] ?? 0;
          return (
            <rect
              key={id}
              className={classNames(styles.bar, styles.tone[tone])}
              x={percent(middle - BAR / 2 / slots)}
              y={percent(1 - share)}
              width={percent(BAR / slots)}
              height={percent(share)}
            >
              {label === undefined ? null : <title>{label}</title>}
            </rect>
          );
        })
      )}
    </svg>
  );
}
