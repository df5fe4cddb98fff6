export { Legend, type ChartTone, type LegendItem } from './Legend.tsx';
export { Sparkline, type SparklineProps, type SparklineValue } from './Sparkline.tsx';
