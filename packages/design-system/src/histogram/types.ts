import type { ChartTone } from '../sparkline/index.ts';

/** One of the counted categories: a log level. */
export interface HistogramLevel {
  id: string;
  /** Label: "Error". */
  label: string;
  tone: ChartTone;
  /** Count in the legend; `null` while it is not known. @default the sum of the buckets */
  count?: number | null | undefined;
}

/** Counts by level in one bucket of time. */
export interface HistogramBucket {
  /** Start in milliseconds since the epoch; the bucket ends where the next one starts. */
  start: number;
  /** Keyed by level id; a missing one is 0. */
  counts: Readonly<Record<string, number>>;
}

/** An event at a time, as a flag above the bars. */
export interface HistogramMarker {
  id: string;
  /** In milliseconds since the epoch. Markers outside the buckets are not shown. */
  time: number;
  /** Visible name: "4f2a1c". */
  name: string;
  /** One word after the name: "live". Hidden in a narrow plot. @default none */
  word?: string | undefined;
  /** The rest of its accessible name, after the visible text: "09:04. Show the log since then". */
  label: string;
  tone: 'neutral' | 'live' | 'danger';
  onPress: () => void;
}

/** Events above the bars. */
export interface HistogramMarkers {
  items: readonly HistogramMarker[];
  /** Text of a flag for events that are too close together: "2 deployments". */
  countLabel: (count: number) => string;
}

/** A time range in milliseconds since the epoch: from `start` up to, but excluding, `end`. */
export interface HistogramRange {
  start: number;
  end: number;
}

/** Spans of time whose counts are unknown, which is not zero. */
export interface HistogramUnread {
  spans: readonly HistogramRange[];
  /** Reads a span. @default it cannot be read */
  onRead?: ((span: HistogramRange) => void) | undefined;
}
