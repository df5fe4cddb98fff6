export { AccountMenu } from './AccountMenu.tsx';
export { CommandPaletteContainer } from '../palette/CommandPaletteContainer.tsx';
export { ConnectionNotice } from './ConnectionNotice.tsx';
export { ReadAheadOfLinks } from '../navigation/intent/ReadAheadOfLinks.tsx';
export { TeamSwitcher } from './TeamSwitcher.tsx';
export { ThemeMenu } from './ThemeMenu.tsx';
export { UnsavedGuard } from '../unsaved/UnsavedGuard.tsx';
