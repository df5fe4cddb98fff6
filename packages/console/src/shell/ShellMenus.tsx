export { AccountMenu } from './AccountMenu.tsx';
export { CommandPaletteContainer } from '../palette/CommandPaletteContainer.tsx';
export { ConnectionNotice } from './ConnectionNotice.tsx';
export { TeamSwitcher } from './TeamSwitcher.tsx';
export { ThemeMenu } from './ThemeMenu.tsx';
