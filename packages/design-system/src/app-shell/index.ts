export {
  AppShell,
  BrandLink,
  TopBarLinks,
  type AppShellLabels,
  type AppShellProps,
  type BrandLinkProps,
} from './AppShell.tsx';
