export { CommandPalette } from './CommandPalette.tsx';
export type { CommandPaletteProps } from './CommandPalette.tsx';
export type { Command, CommandArgument } from './commands.ts';
export type { CommandChoice, CommandPaletteMessages } from './PaletteContent.tsx';
