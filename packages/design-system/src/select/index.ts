export { Select, SelectItem } from './Select.tsx';
export type { SelectItemProps, SelectProps } from './Select.tsx';
