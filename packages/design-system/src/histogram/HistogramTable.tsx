import { useLabels } from '../messages/labels.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './Histogram.css.ts';
import { english } from './labels.ts';
import type { HistogramBucket, HistogramLevel, HistogramRange } from './types.ts';

interface HistogramTableProps {
  caption: string;
  buckets: readonly HistogramBucket[];
  /** End of the last bucket. */
  end: number;
  unread: readonly HistogramRange[];
  levels: readonly HistogramLevel[];
  formatTime: (time: number) => string;
  formatCount: (count: number) => string;
}

/** The figures as a sentence for screen reader users, and as a table in a disclosure that appears with the focus. */
export function HistogramTable(props: HistogramTableProps) {
  const { caption, buckets, end, unread, levels, formatTime, formatCount } = props;
  const labels = useLabels('labels', english);
  const cell = (span: HistogramRange, count: number) => {
    const time = unreadTime(span, unread);
    if (time === 0) return formatCount(count);
    const isUnread = count === 0 && time >= span.end - span.start;
    return isUnread ? labels.notRead : labels.atLeast(formatCount(count));
  };
  const span = { start: buckets[0]?.start ?? end, end };
  const totals = buckets.map(({ counts }) =>
    levels.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0),
  );
  const total = totals.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...totals);
  const summary = labels.summary(cell(span, total), formatTime(span.start), formatTime(end));
  const peak =
    most > 0 &&
    labels.most(formatCount(most), formatTime(buckets[totals.indexOf(most)]?.start ?? end));
  return (
    <>
      <VisuallyHidden as="p">{[summary, peak].filter(Boolean).join(' ')}</VisuallyHidden>
      <details className={styles.figures}>
        <summary>{labels.figures}</summary>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{labels.time}</th>
              {levels.map(({ id, label }) => (
                <th key={id} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {buckets.map(({ start, counts }, index) => (
              <tr key={start}>
                <th scope="row">{formatTime(start)}</th>
                {levels.map(({ id }) => (
                  <td key={id}>
                    {cell({ start, end: buckets[index + 1]?.start ?? end }, counts[id] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

/** Returns how much of a span has not been read, in milliseconds. */
function unreadTime({ start, end }: HistogramRange, unread: readonly HistogramRange[]): number {
  return unread.reduce(
    (sum, span) => sum + Math.max(0, Math.min(end, span.end) - Math.max(start, span.start)),
    0,
  );
}
