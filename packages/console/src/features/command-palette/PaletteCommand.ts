import type { Command } from '@quayside/design-system/command-palette';

import type { Preferences } from '../../runtime/preferences/preferences.ts';
import type { ThemeChoice } from '../../runtime/session/SessionStore.ts';

/** Actions of the palette that others carry out. Apps are given by id. */
export interface PaletteActions {
  redeploy: (appId: string) => void;
  copyUrl: (appId: string) => void;
  setTheme: (theme: ThemeChoice) => void;
  changePreferences: (some: Partial<Preferences>) => void;
  showShortcuts: () => void;
  logOut: () => void;
}

/** Effect of a command. `chosen` is the id of the selected argument, or its own without an argument. */
export type Effect =
  /** Goes to a path of the console, and there to a field or presses an action, by name. */
  | {
      readonly pathOf: (chosen: string) => string;
      readonly field?: string | undefined;
      readonly action?: string | undefined;
    }
  | { readonly run: (chosen: string, actions: PaletteActions) => void };

/** A command of the palette, and what becomes of it. */
export interface PaletteCommand extends Command {
  readonly effect: Effect;
}
