import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { HistogramBucket, HistogramLevel } from './types.ts';

interface HistogramTableProps {
  caption: string;
  timeLabel: string;
  buckets: readonly HistogramBucket[];
  levels: readonly HistogramLevel[];
  formatTime: (time: number) => string;
  formatCount: (count: number) => string;
}

/** The same figures for screen reader users. */
export function HistogramTable(props: HistogramTableProps) {
  const { caption, timeLabel, buckets, levels, formatTime, formatCount } = props;
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{timeLabel}</th>
            {levels.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {buckets.map(({ start, counts }) => (
            <tr key={start}>
              <th scope="row">{formatTime(start)}</th>
              {levels.map(({ id }) => (
                <td key={id}>{formatCount(counts[id] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
