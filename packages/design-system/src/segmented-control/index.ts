export { SegmentedControl, SegmentedControlItem } from './SegmentedControl.tsx';
export type { SegmentedControlProps } from './SegmentedControl.tsx';
