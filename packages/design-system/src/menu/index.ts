export { MenuTrigger, SubmenuTrigger, type MenuTriggerProps } from 'react-aria-components';

export {
  Menu,
  MenuItem,
  MenuSection,
  MenuSeparator,
  type MenuItemProps,
  type MenuProps,
  type MenuSectionProps,
} from './Menu.tsx';
