export { MenuTrigger, SubmenuTrigger } from 'react-aria-components';

export { Menu, MenuItem, MenuSection, MenuSeparator } from './Menu.tsx';
