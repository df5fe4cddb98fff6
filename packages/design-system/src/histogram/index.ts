export { Histogram, type HistogramProps } from './Histogram.tsx';
export { type HistogramBucket, type HistogramLevel, type HistogramRange } from './types.ts';
