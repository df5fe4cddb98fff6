import { createWording } from '../messages/createWording.ts';

/** The texts of a `CommandPalette`. */
export interface CommandPaletteMessages {
  /** Accessible name of palette and field. @default 'Search or jump to' */
  label: string;
  /** Heading of pinned commands. @default 'Pinned' */
  pinned: string;
  /** Heading of recent commands. @default 'Recent' */
  recent: string;
  /** Shown when nothing matches. */
  empty: (query: string) => string;
  /** Announced as results change. */
  count: (count: number) => string;
  /** Shown while more results are loading. @default 'Searching…' */
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
  pinned: 'Pinned',
  recent: 'Recent',
  empty: (query) => (query === '' ? 'Nothing here' : `No results for “${query}”`),
  count: (count) => plural(count, { one: '# result', other: '# results' }),
  loading: 'Searching…',
  move: 'Move',
  open: 'Open',
  newTab: 'New tab',
  back: 'Back',
};
