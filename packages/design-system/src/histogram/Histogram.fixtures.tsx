import { useState } from 'react';

import { Card, CardBody } from '../card/index.ts';
import { Histogram, type HistogramProps } from './Histogram.tsx';
import type { HistogramBucket, HistogramLevel, HistogramRange } from './types.ts';

/** Start of the example. */
export const begin = Date.UTC(2026, 10, 21, 8, 41);
const HALF_MINUTE = 30_000;

/** Levels of the example. */
export const levels: readonly HistogramLevel[] = [
  { id: 'info', label: 'Info', tone: 'neutral' },
  { id: 'warning', label: 'Warning', tone: 'warning' },
  { id: 'error', label: 'Error', tone: 'danger' },
];

const trouble = [
  { warning: 4 },
  { warning: 6, error: 5 },
  { warning: 6, error: 9 },
  { warning: 5, error: 6 },
  { error: 3 },
  { warning: 4 },
];

/** Half an hour of a log, in half-minute buckets; errors near its end. */
export const buckets: readonly HistogramBucket[] = Array.from({ length: 60 }, (_, at) => {
  const more = trouble[at - 44] ?? {};
  return {
    start: begin + at * HALF_MINUTE,
    counts: { info: 18 + ((at * 7) % 9) + ('warning' in more ? 20 : 0), ...more },
  };
});

/** Hours and minutes, in UTC. */
export const formatTime = (time: number) => new Date(time).toISOString().slice(11, 16);

/** The example, in a card and with any props replaced. It stores the selected range. */
export function LinesHistogram({ onRangeChange, ...props }: Partial<HistogramProps>) {
  const [range, setRange] = useState<HistogramRange | null>(props.range ?? null);
  return (
    <Card>
      <CardBody>
        <Histogram
          aria-label="Lines per half minute by level, 08:41 to 09:11"
          levels={levels}
          buckets={buckets}
          end={begin + 60 * HALF_MINUTE}
          formatTime={formatTime}
          title="Lines per 30 seconds"
          {...props}
          range={range}
          onRangeChange={(next) => {
            setRange(next ?? null);
            onRangeChange?.(next);
          }}
        />
      </CardBody>
    </Card>
  );
}
