import type { ComponentPropsWithRef } from 'react';
import { useLocale } from 'react-aria';

import { percent } from './percent.ts';
import { classNames } from '../internal/classNames.ts';
import type { ChartTone } from './Legend.tsx';
import * as styles from './Sparkline.css.ts';

/** One value of a {@link Sparkline}. */
export interface SparklineValue {
  id: string;
  /** 0 or more, in any unit: only its fraction of the largest matters. */
  value: number;
  /** @default "neutral" */
  tone?: ChartTone;
  /** Shown on hover: "42 s, Ready". */
  label?: string;
}

/** Props of {@link Sparkline}; the rest go to its `<svg>`. */
export interface SparklineProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'values'> {
  /** Accessible description with the key figures: screen readers read nothing else of the chart. */
  'aria-label': string;
  /** Values in order of time, the oldest first. */
  values: readonly SparklineValue[];
  /** `bars` for separate events, `line` for a continuous value. @default "bars" */
  variant?: 'bars' | 'line';
  /** `sm` fits a line of text, `md` takes the available width. @default "md" */
  size?: 'sm' | 'md';
}

/** Fraction of its slot that a bar takes; the rest is the gap to the next. */
const BAR = 2 / 3;

/** Minimum number of slots: a few bars start at the left with this width, instead of becoming blocks. */
const LEAST_SLOTS = 12;

/**
 * A small chart of one value over time, without axes: an image, not a control. Repeat important
 * figures as text next to it. To select a time range use `Histogram`.
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
  // Time follows the text direction.
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
