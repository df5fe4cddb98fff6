export { NavButton, NavItem, NavList } from './NavList.tsx';
export type { NavButtonProps, NavItemProps, NavListProps } from './NavList.tsx';
