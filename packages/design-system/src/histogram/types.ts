import type { ChartTone } from '../sparkline/index.ts';

/** One of the kinds that a bucket counts: a level of a log. */
export interface HistogramLevel {
  id: string;
  /** "Error". */
  label: string;
  tone: ChartTone;
}

/** Counts by level in one bucket of time. */
export interface HistogramBucket {
  /** When it begins, in milliseconds since 1970; it ends where the next begins. */
  start: number;
  /** By the id of the level; one that is missing is 0. */
  counts: Readonly<Record<string, number>>;
}

/** A stretch of time, in milliseconds since 1970: from `start` up to, not including, `end`. */
export interface HistogramRange {
  start: number;
  end: number;
}
