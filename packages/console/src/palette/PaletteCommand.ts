import type { Command } from '@quayside/design-system/command-palette';

import type { Preferences } from '../preferences/preferences.ts';
import type { ThemeChoice } from '../session/SessionStore.ts';

/** What the palette does through others. Apps are told by their ids. */
export interface PaletteDoings {
  redeploy: (appId: string) => void;
  copyUrl: (appId: string) => void;
  setTheme: (theme: ThemeChoice) => void;
  changePreferences: (some: Partial<Preferences>) => void;
  showShortcuts: () => void;
  logOut: () => void;
}

/** What becomes of a command. `chosen` is the id of what it asked for, or its own where it asks for nothing. */
export type Effect =
  /** Goes to a path of the console, and there to the field of a name if one is given. */
  | { readonly pathOf: (chosen: string) => string; readonly field?: string }
  | { readonly run: (chosen: string, doings: PaletteDoings) => void };

/** A command of the palette, and what becomes of it. */
export interface PaletteCommand extends Command {
  readonly effect: Effect;
}
