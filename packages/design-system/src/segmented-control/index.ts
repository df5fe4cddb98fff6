export { SegmentedControl, SegmentedControlItem } from './SegmentedControl.tsx';
export type { SegmentedControlItemProps, SegmentedControlProps } from './SegmentedControl.tsx';
