export { MenuTrigger, SubmenuTrigger } from 'react-aria-components';

export {
  Menu,
  MenuItem,
  MenuSection,
  MenuSeparator,
  type MenuProps,
  type MenuItemProps,
  type MenuSectionProps,
} from './Menu.tsx';
