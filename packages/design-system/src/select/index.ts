export {
  Select,
  SelectItem,
  SelectSection,
  type SelectProps,
  type SelectItemProps,
  type SelectSectionProps,
} from './Select.tsx';
