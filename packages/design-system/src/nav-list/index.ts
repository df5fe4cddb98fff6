export { NavItem, NavList, type NavItemProps, type NavListProps } from './NavList.tsx';
