export { Histogram, type HistogramProps } from './Histogram.tsx';
export { HistogramLevels, type HistogramLevelsProps } from './HistogramLevels.tsx';
export {
  type HistogramBucket,
  type HistogramLevel,
  type HistogramRange,
  type HistogramMarker,
  type HistogramMarkers,
  type HistogramUnread,
} from './types.ts';
