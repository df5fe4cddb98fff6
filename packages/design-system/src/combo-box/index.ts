export { ComboBox, ComboBoxItem } from './ComboBox.tsx';
export type { ComboBoxItemProps, ComboBoxProps } from './ComboBox.tsx';
