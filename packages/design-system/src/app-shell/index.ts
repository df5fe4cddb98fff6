export { AppShell, TopBarLinks, type AppShellLabels, type AppShellProps } from './AppShell.tsx';
