export { AccountMenu } from './AccountMenu.tsx';
export { TeamSwitcher } from './TeamSwitcher.tsx';
export { ThemeMenu } from './ThemeMenu.tsx';
