import type { Command } from '@quayside/design-system/command-palette';

/** What becomes of a command. `chosen` is the id of what it asked for, or its own where it asks for nothing. */
export type Effect =
  /** Goes to a path of the console. */
  { readonly pathOf: (chosen: string) => string } | { readonly run: (chosen: string) => void };

/** A command of the palette, and what becomes of it. */
export interface PaletteCommand extends Command {
  readonly effect: Effect;
}
