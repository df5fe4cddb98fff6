import type { ChartTone } from '../sparkline/index.ts';

/** One of the counted categories: a log level. */
export interface HistogramLevel {
  id: string;
  /** Label: "Error". */
  label: string;
  tone: ChartTone;
}

/** Counts by level in one bucket of time. */
export interface HistogramBucket {
  /** Start in milliseconds since the epoch; the bucket ends where the next one starts. */
  start: number;
  /** Keyed by level id; a missing one is 0. */
  counts: Readonly<Record<string, number>>;
}

/** An event at a time, as a button above the bars. */
export interface HistogramMarker {
  id: string;
  /** In milliseconds since the epoch. Markers outside the buckets are not shown. */
  time: number;
  /** Name of the event, shown on hover and focus: "Deployment 4f2a live, 09:04". */
  label: string;
  tone: 'neutral' | 'success' | 'danger';
  onPress: () => void;
}

/** A time range in milliseconds since the epoch: from `start` up to, but excluding, `end`. */
export interface HistogramRange {
  start: number;
  end: number;
}
