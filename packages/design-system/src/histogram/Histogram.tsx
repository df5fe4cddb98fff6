import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useMemo } from 'react';
import { useLocale } from 'react-aria';

import { classNames } from '../internal/classNames.ts';
import { Legend } from '../sparkline/index.ts';
import * as sparkline from '../sparkline/Sparkline.css.ts';
import { useLabels } from '../messages/labels.ts';
import { separateText } from '../internal/separateText.tsx';
import * as styles from './Histogram.css.ts';
import { HistogramBars } from './HistogramBars.tsx';
import { HistogramBrush } from './HistogramBrush.tsx';
import { HistogramFlags } from './HistogramFlags.tsx';
import { HistogramLevels } from './HistogramLevels.tsx';
import { HistogramTable } from './HistogramTable.tsx';
import { HistogramUnreadSpans } from './HistogramUnreadSpans.tsx';
import { english } from './labels.ts';
import type { BucketRange } from './range.ts';
import type {
  HistogramBucket,
  HistogramLevel,
  HistogramMarkers,
  HistogramRange,
  HistogramUnread,
} from './types.ts';

/** Labels of the times along the axis, including the first and the last. */
const TICKS = 7;

/** Props of {@link Histogram}; the rest go to its `<div>`. */
export interface HistogramProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Accessible name with the subject and the key figures: "Lines per half minute by level." */
  'aria-label': string;
  /** Levels, from the bottom up. */
  levels: readonly HistogramLevel[];
  /** The levels that a list shows; an empty set is all of them. @default the legend is no filter */
  selectedLevels?: ReadonlySet<string>;
  /** Makes the legend a filter. */
  onSelectedLevelsChange?: (levels: ReadonlySet<string>) => void;
  /** Buckets of equal length, in order of time, without gaps. */
  buckets: readonly HistogramBucket[];
  /** End of the last bucket, in milliseconds since the epoch. */
  end: number;
  /** Events, such as deployments. Those that are close together are one flag. @default none */
  markers?: HistogramMarkers;
  /** Time that has not been read. It is hatched and named, in the table too. @default none */
  unread?: HistogramUnread;
  /** Formats a time: "09:04". Also used on the axis, so keep it short. */
  formatTime: (time: number) => string;
  /**
   * Whether it is bars and flags only, and low: for a preview that is `inert`, beside a button that opens the whole
   * chart. @default false
   */
  isCompact?: boolean;
  /** Text after the legend: "Lines per minute". */
  title?: ReactNode;
  /**
   * The selected time range; `null` selects nothing. Edges within a bucket include all of it. By keyboard the two edges
   * are sliders. Left out, a range is selected by dragging only: offer exact times beside it.
   */
  range?: HistogramRange | null;
  /**
   * Makes the bars interactive. Called when a drag ends, and for each key; `undefined` clears the selection.
   */
  onRangeChange?: (range: HistogramRange | undefined) => void;
}

/**
 * Counts over time, by level. Dragging over the bars selects a range of time; Escape, or a press on the selection,
 * clears it. The legend can be the filter by level. Screen readers get a summary, and
 * the same figures as a table in a disclosure.
 */
export function Histogram({
  levels,
  selectedLevels,
  onSelectedLevelsChange,
  buckets,
  end,
  markers,
  unread,
  formatTime,
  isCompact = false,
  title,
  range,
  onRangeChange,
  className,
  'aria-label': name,
  ...props
}: HistogramProps) {
  const labels = useLabels('labels', english);
  const { direction, locale } = useLocale();
  const numbers = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const count = (value: number) => numbers.format(value);
  const isRightToLeft = direction === 'rtl';

  const timeAt = (edge: number) => buckets[edge]?.start ?? end;
  const totalOf = (ids: readonly HistogramLevel[], some: readonly HistogramBucket[]) =>
    some.reduce((sum, { counts }) => ids.reduce((all, { id }) => all + (counts[id] ?? 0), sum), 0);
  const isEmpty = totalOf(levels, buckets) === 0;
  const start = timeAt(0);
  const span = { start, end };
  const bars = <HistogramBars buckets={buckets} levels={levels} isRightToLeft={isRightToLeft} />;
  const counted = levels.map((level) => ({
    ...level,
    count: level.count === undefined ? totalOf([level], buckets) : level.count,
  }));
  const hasUnread = unread !== undefined && unread.spans.length > 0;

  return (
    <div
      {...props}
      role="group"
      aria-label={name}
      data-compact={isCompact || undefined}
      className={classNames(styles.histogram, className)}
    >
      {!isCompact && (
        <div className={styles.head}>
          {onSelectedLevelsChange === undefined ? (
            <Legend
              items={counted.map(({ count: shown, ...level }) => ({
                ...level,
                label: shown === null ? level.label : `${level.label} ${count(shown)}`,
              }))}
            />
          ) : (
            <HistogramLevels
              levels={counted}
              selected={selectedLevels ?? new Set()}
              onChange={onSelectedLevelsChange}
            />
          )}
          <span className={styles.title}>{separateText(title)}</span>
        </div>
      )}
      <div className={styles.plot} data-flags={markers === undefined ? undefined : ''}>
        {markers !== undefined && buckets.length > 0 && (
          <HistogramFlags {...markers} {...span} label={labels.events} />
        )}
        <svg
          // An image would hide the sliders inside it.
          role="none"
          className={styles.chart}
          data-selectable={onRangeChange && buckets.length > 0 ? '' : undefined}
        >
          <g className={sparkline.grid}>
            <line x2="100%" y1="0.5" y2="0.5" />
            <line x2="100%" y1="100%" y2="100%" transform="translate(0 -0.5)" />
          </g>
          {onRangeChange === undefined || buckets.length === 0 ? (
            bars
          ) : (
            <HistogramBrush
              count={buckets.length}
              range={range ? bucketsIn(range, buckets, end) : undefined}
              hasEdges={range !== undefined}
              onRangeChange={(chosen) =>
                onRangeChange(chosen && { start: timeAt(chosen.start), end: timeAt(chosen.end) })
              }
              isRightToLeft={isRightToLeft}
              labels={{ start: labels.rangeStart, end: labels.rangeEnd }}
              describeEdge={(edge) => formatTime(timeAt(edge))}
              describe={(chosen) =>
                labels.range(
                  formatTime(timeAt(chosen.start)),
                  formatTime(timeAt(chosen.end)),
                  count(totalOf(levels, buckets.slice(chosen.start, chosen.end))),
                )
              }
            >
              {bars}
            </HistogramBrush>
          )}
        </svg>
        {hasUnread && (
          <HistogramUnreadSpans
            {...unread}
            {...span}
            formatTime={formatTime}
            isCompact={isCompact}
          />
        )}
        {isEmpty && !hasUnread && <div className={styles.empty}>{labels.nothingCounted}</div>}
      </div>
      {isCompact || buckets.length === 0 ? null : (
        <div className={styles.axis} aria-hidden="true">
          {Array.from({ length: TICKS }, (_, at) => (
            <span key={at}>{formatTime(start + ((end - start) * at) / (TICKS - 1))}</span>
          ))}
        </div>
      )}
      {isCompact || (isEmpty && !hasUnread) ? null : (
        <HistogramTable
          caption={name}
          buckets={buckets}
          end={end}
          unread={unread?.spans ?? []}
          levels={levels}
          formatTime={formatTime}
          formatCount={count}
        />
      )}
    </div>
  );
}

/** The buckets that overlap a time range; none if it is outside. */
function bucketsIn(
  range: HistogramRange,
  buckets: readonly HistogramBucket[],
  end: number,
): BucketRange | undefined {
  const ends = buckets.map((_, at) => buckets[at + 1]?.start ?? end);
  const first = ends.findIndex((time) => time > range.start);
  const last = buckets.findLastIndex(({ start }) => start < range.end);
  return first === -1 || last < first ? undefined : { start: first, end: last + 1 };
}
