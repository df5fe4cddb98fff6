export { Legend, type ChartTone, type LegendItem, type LegendProps } from './Legend.tsx';
export { Sparkline, type SparklineProps, type SparklineValue } from './Sparkline.tsx';
