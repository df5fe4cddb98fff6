export { Histogram, type HistogramProps } from './Histogram.tsx';
export {
  type HistogramBucket,
  type HistogramLevel,
  type HistogramRange,
  type HistogramMarker,
} from './types.ts';
