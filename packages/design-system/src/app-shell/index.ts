export {
  AppShell,
  BrandLink,
  TopBarLinks,
  type AppShellLabels,
  type AppShellProps,
} from './AppShell.tsx';
