export { Select, SelectItem } from './Select.tsx';
