import { createWording } from '../messages/createWording.ts';

/** The words of a `CommandPalette`. */
export interface CommandPaletteMessages {
  /** The name of palette and field. @default 'Search or jump to' */
  label: string;
  /** The heading over what was used lately. @default 'Recent' */
  recent: string;
  /** Said when nothing fits. */
  empty: (query: string) => string;
  /** Said to screen readers as results change. */
  count: (count: number) => string;
  /** Said while more is on its way. @default 'Looking further' */
  loading: string;
  /** Labels of the keys in the footer. @default 'Move', 'Open', 'New tab', 'Back' */
  move: string;
  open: string;
  newTab: string;
  back: string;
}

const { plural } = createWording('en');

export const english: CommandPaletteMessages = {
  label: 'Search or jump to',
  recent: 'Recent',
  empty: (query) => (query === '' ? 'Nothing here' : `Nothing fits “${query}”`),
  count: (count) => plural(count, { one: '# result', other: '# results' }),
  loading: 'Looking further',
  move: 'Move',
  open: 'Open',
  newTab: 'New tab',
  back: 'Back',
};
