import { classNames } from '../internal/classNames.ts';
import * as sparkline from '../sparkline/Sparkline.css.ts';
import { percent } from '../sparkline/percent.ts';
import type { HistogramBucket, HistogramLevel } from './types.ts';

/** Fraction of its slot that a bar takes; the rest is the gap to the next. */
const BAR = 3 / 4;

interface HistogramBarsProps {
  buckets: readonly HistogramBucket[];
  /** Levels, from the bottom up. */
  levels: readonly HistogramLevel[];
  isRightToLeft: boolean;
}

/** A stacked bar for each bucket, as an image. */
export function HistogramBars({ buckets, levels, isRightToLeft }: HistogramBarsProps) {
  const totals = buckets.map(({ counts }) =>
    levels.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0),
  );
  const max = Math.max(1, ...totals);
  return buckets.map(({ start, counts }, at) => {
    const middle = (at + 0.5) / buckets.length;
    const x = (isRightToLeft ? 1 - middle : middle) - BAR / 2 / buckets.length;
    let top = 1;
    return levels.map(({ id, tone }) => {
      const share = (counts[id] ?? 0) / max;
      if (share === 0) return null;
      top -= share;
      return (
        <rect
          key={`${start} ${id}`}
          className={classNames(sparkline.bar, sparkline.tone[tone])}
          x={percent(x)}
          y={percent(top)}
          width={percent(BAR / buckets.length)}
          // Slightly smaller, so that levels are separated without colour.
          height={percent(Math.max(0.01, share - 0.014))}
        />
      );
    });
  });
}
