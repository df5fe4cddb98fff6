import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useMemo } from 'react';
import { useLocale } from 'react-aria';

import { classNames } from '../internal/classNames.ts';
import { Legend } from '../sparkline/index.ts';
import * as sparkline from '../sparkline/Sparkline.css.ts';
import { useLabels } from '../messages/labels.ts';
import type { ComponentLabels } from '../messages/messages.ts';
import { separateText } from '../internal/separateText.tsx';
import * as styles from './Histogram.css.ts';
import { HistogramBars } from './HistogramBars.tsx';
import { HistogramBrush } from './HistogramBrush.tsx';
import { HistogramMarkers } from './HistogramMarkers.tsx';
import { HistogramTable } from './HistogramTable.tsx';
import type { BucketRange } from './range.ts';
import type { HistogramBucket, HistogramLevel, HistogramMarker, HistogramRange } from './types.ts';

const english = {
  time: 'Time',
  nothingCounted: 'Nothing in this period',
  range: (start: string, end: string, count: string) => `${start} to ${end}, ${count}`,
  rangeStart: 'Start of range',
  rangeEnd: 'End of range',
} satisfies Partial<ComponentLabels>;

/** Labels of the times along the axis, including the first and the last. */
const TICKS = 7;

/** Props of {@link Histogram}; the rest go to its `<div>`. */
export interface HistogramProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Accessible name with the subject and the key figures: "Lines per half minute by level." */
  'aria-label': string;
  /** Levels, from the bottom up. */
  levels: readonly HistogramLevel[];
  /** Buckets of equal length, in order of time, without gaps. */
  buckets: readonly HistogramBucket[];
  /** End of the last bucket, in milliseconds since the epoch. */
  end: number;
  /** Events, such as deployments. Those that are close together are one button. @default none */
  markers?: readonly HistogramMarker[];
  /** Formats the name of a marker's button from its events. @default the events */
  markerLabel?: (events: string) => string;
  /** Formats a time: "09:04". Also used on the axis, so keep it short. */
  formatTime: (time: number) => string;
  /** Formats a count. @default the number, in the locale */
  formatCount?: (count: number) => string;
  /** Text before the legend: "1,586 lines match". */
  title?: ReactNode;
  /** The selected time range. Edges within a bucket include all of it. */
  range?: HistogramRange;
  /**
   * Makes it interactive. Called when a drag ends, and for each key; `undefined` clears the selection.
   */
  onRangeChange?: (range: HistogramRange | undefined) => void;
  /** Formats the selection. @default "09:02 to 09:07, 434" */
  rangeLabel?: (start: string, end: string, count: string) => ReactNode;
  /** Names of the two edges. @default "Start of range" and "End of range" */
  edgeLabels?: { start: string; end: string };
  /** Header of the time column in the table for screen readers. @default "Time" */
  timeLabel?: string;
  /** Shown instead of the bars when all counts are zero. @default "Nothing in this period" */
  empty?: ReactNode;
}

/**
 * Counts over time, by level. Dragging over the bars selects a range of time.
 *
 * By keyboard the two edges are sliders. Escape, or a press on the selection, clears it. Screen readers get the same
 * figures as a table.
 */
export function Histogram({
  levels,
  buckets,
  end,
  markers = [],
  markerLabel = (events) => events,
  formatTime,
  formatCount,
  title,
  range,
  onRangeChange,
  rangeLabel,
  edgeLabels,
  timeLabel,
  empty,
  className,
  'aria-label': name,
  ...props
}: HistogramProps) {
  const labels = useLabels('labels', english);
  const { direction, locale } = useLocale();
  const numbers = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const count = formatCount ?? ((value: number) => numbers.format(value));
  const isRightToLeft = direction === 'rtl';

  const timeAt = (edge: number) => buckets[edge]?.start ?? end;
  const totalOf = (ids: readonly HistogramLevel[], some: readonly HistogramBucket[]) =>
    some.reduce((sum, { counts }) => ids.reduce((all, { id }) => all + (counts[id] ?? 0), sum), 0);
  const isEmpty = totalOf(levels, buckets) === 0;
  const start = timeAt(0);
  const bars = <HistogramBars buckets={buckets} levels={levels} isRightToLeft={isRightToLeft} />;

  return (
    <div
      {...props}
      role="group"
      aria-label={name}
      className={classNames(styles.histogram, className)}
    >
      <div className={styles.head}>
        {separateText(title)}
        <Legend
          items={levels.map((level) => ({
            ...level,
            label: `${level.label} ${numbers.format(totalOf([level], buckets))}`,
          }))}
        />
      </div>
      <div className={styles.plot}>
        {markers.length > 0 && buckets.length > 0 && (
          <HistogramMarkers
            markers={markers}
            start={start}
            end={end}
            isRightToLeft={isRightToLeft}
            describe={(events) => markerLabel(new Intl.ListFormat(locale).format(events))}
          />
        )}
        <svg
          // An image would hide the sliders inside it.
          role="none"
          className={styles.chart}
          data-selectable={onRangeChange && buckets.length > 0 ? '' : undefined}
        >
          <g className={sparkline.grid}>
            <line x2="100%" y1="0.5" y2="0.5" />
            {/* It would cross the text that replaces the bars. */}
            {isEmpty || <line x2="100%" y1="36.5" y2="36.5" />}
            <line x2="100%" y1="71.5" y2="71.5" />
          </g>
          {onRangeChange === undefined || buckets.length === 0 ? (
            bars
          ) : (
            <HistogramBrush
              count={buckets.length}
              range={range && bucketsIn(range, buckets, end)}
              onRangeChange={(chosen) =>
                onRangeChange(chosen && { start: timeAt(chosen.start), end: timeAt(chosen.end) })
              }
              isRightToLeft={isRightToLeft}
              labels={edgeLabels ?? { start: labels.rangeStart, end: labels.rangeEnd }}
              describeEdge={(edge) => formatTime(timeAt(edge))}
              describe={(chosen) =>
                (rangeLabel ?? labels.range)(
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
        {isEmpty ? <div className={styles.empty}>{empty ?? labels.nothingCounted}</div> : null}
      </div>
      {buckets.length === 0 ? null : (
        <div className={styles.axis} aria-hidden="true">
          {Array.from({ length: TICKS }, (_, at) => (
            <span key={at} className={styles.tick}>
              {formatTime(start + ((end - start) * at) / (TICKS - 1))}
            </span>
          ))}
        </div>
      )}
      {isEmpty ? null : (
        <HistogramTable
          caption={name}
          timeLabel={timeLabel ?? labels.time}
          buckets={buckets}
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
