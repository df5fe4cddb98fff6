export { NavItem, NavList } from './NavList.tsx';
