export { CommandPalette } from './CommandPalette.tsx';
export type { CommandPaletteProps } from './CommandPalette.tsx';
export type { Command, CommandArgument } from './commands.ts';
export type { CommandChoice } from './PaletteContent.tsx';
export type { CommandPaletteMessages } from './words.ts';
