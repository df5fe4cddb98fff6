import { Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Dialog, Header, Input, ListBox, ListBoxSection, TextField } from 'react-aria-components';

import { Kbd } from '../kbd/index.ts';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Autocomplete } from '../autocomplete/index.ts';
import { createWording } from '../messages/createWording.ts';
import { useWords } from '../messages/labels.ts';
import * as styles from './CommandPalette.css.ts';
import { CommandRow } from './CommandRow.tsx';
import type { Command } from './commands.ts';
import { groupCommands } from './groupCommands.ts';
import type { CommandGroup } from './groupCommands.ts';
import { rankCommands } from './rank.ts';
import type { RankedCommand } from './rank.ts';

/** The words of a {@link CommandPalette}. */
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
  /** What the keys at the foot do. @default 'Move', 'Open', 'New tab', 'Back' */
  move: string;
  open: string;
  newTab: string;
  back: string;
}

/** How a command was chosen. */
export interface CommandChoice {
  /** The commands that asked for it, first to last: empty unless it is an argument. */
  readonly path: readonly Command[];
  /** Whether Mod was held, as for a link. */
  readonly isNewTab: boolean;
}

/** What is in a palette. */
export interface PaletteContentProps {
  /** Everything that can be found. Keep each the same object from render to render: it is prepared once. */
  commands: readonly Command[];
  /** Does it. The palette has closed by then, and focus is back where it was. */
  onRun: (command: Command, choice: CommandChoice) => void;
  /** The ids of what was used lately, latest first: shown while nothing is typed. @default none */
  recentIds?: readonly string[] | undefined;
  /** Told what is typed, to look further elsewhere. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** Whether more is on its way. @default false */
  isLoading?: boolean | undefined;
  /** How many are shown at most. @default 50 */
  maxResults?: number | undefined;
  /** What stands at the end of the foot. */
  footer?: ReactNode;
  /** @default English */
  messages?: Partial<CommandPaletteMessages> | undefined;
  onClose: () => void;
}

const { plural } = createWording('en');

const english: CommandPaletteMessages = {
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

/** What the field is: its list, which `Autocomplete` names, stands beside it and is never closed. */
const comboBox = { role: 'combobox', 'aria-expanded': true } as const;

const noRecents: readonly string[] = [];
const noGroups: readonly CommandGroup[] = [];

/** As many as can be seen before somebody scrolls. */
const rowsInView = 12;

const notRanked = (command: Command): RankedCommand => ({ command, ranges: [] });

/** What is offered before anything is typed: what was run lately, then the rest. */
function withRecents(
  offered: readonly Command[],
  maxResults: number,
  { ids, name }: { ids: readonly string[]; name: string },
): CommandGroup[] {
  const recent = ids.flatMap((id) => offered.find((command) => command.id === id) ?? []);
  const rest = rankCommands(offered, '', maxResults).filter(
    ({ command: { id } }) => !ids.includes(id),
  );
  const groups = groupCommands(rest);
  return recent.length === 0 ? groups : [{ name, commands: recent.map(notRanked) }, ...groups];
}

/** The inside of a palette: it begins anew each time it opens. */
export function PaletteContent({
  commands,
  onRun,
  recentIds = noRecents,
  onQueryChange,
  isLoading = false,
  maxResults = 50,
  footer,
  messages,
  onClose,
}: PaletteContentProps) {
  const words = useWords('commandPalette', english, messages);
  const [query, setQuery] = useState('');
  const [pathIds, setPathIds] = useState<readonly string[]>([]);
  const path = useMemo(() => followPath(commands, pathIds), [commands, pathIds]);
  const asked = path.at(-1)?.argument;
  const label = asked?.label ?? words.label;
  const offered = asked?.commands ?? commands;

  const isRoot = asked === undefined;
  const { recent: recentName } = words;
  const groups = useMemo(
    () =>
      isRoot && query === ''
        ? withRecents(offered, maxResults, { ids: recentIds, name: recentName })
        : groupCommands(rankCommands(offered, query, maxResults)),
    [offered, query, maxResults, isRoot, recentIds, recentName],
  );
  const count = groups.reduce((sum, group) => sum + group.commands.length, 0);
  // A key is answered with the rows in view; the others follow as soon as that is painted.
  const isAnswered = useDeferredValue(groups, noGroups) === groups;
  const drawn = isAnswered ? groups : takeFirst(groups, rowsInView);

  function type(text: string) {
    setQuery(text);
    onQueryChange?.(text);
  }

  function choose(command: Command, isNewTab = false) {
    if (command.argument !== undefined) {
      setPathIds([...pathIds, command.id]);
      type('');
      return;
    }
    onClose();
    onRun(command, { path, isNewTab });
  }

  function stepBack() {
    setPathIds(pathIds.slice(0, -1));
    type('');
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    // What an input method is still composing is its own.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && path.length > 0) {
      event.stopPropagation();
      stepBack();
    } else if (event.key === 'Backspace' && query === '' && path.length > 0) {
      stepBack();
    } else if (event.key === 'Enter') {
      // What is typed may be ahead of what is highlighted: the first that fits is meant.
      const first = query === '' ? undefined : groups[0]?.commands[0]?.command;
      const command = highlightedIn(event.currentTarget, groups) ?? first;
      if (command === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      choose(command, event.metaKey || event.ctrlKey);
    }
  }

  return (
    <Dialog aria-label={words.label} className={styles.dialog}>
      <div className={styles.dialog} onKeyDownCapture={handleKey}>
        <Autocomplete inputValue={query} onInputChange={type}>
          <div className={styles.head}>
            <Search size={16} aria-hidden="true" />
            {path.map(({ id, name }) => (
              <span key={id} className={styles.step}>
                {name}
              </span>
            ))}
            <TextField aria-label={label} autoFocus className={styles.field}>
              <Input
                key={path.length}
                autoFocus
                {...comboBox}
                placeholder={label}
                className={styles.input}
                autoComplete="off"
                autoCorrect="off"
                spellCheck="false"
                enterKeyHint="go"
              />
            </TextField>
            {isLoading ? <Spinner aria-label={words.loading} /> : <Kbd>Esc</Kbd>}
          </div>
          <ListBox
            shouldFocusWrap
            aria-label={label}
            className={styles.list}
            renderEmptyState={() => <p className={styles.empty}>{words.empty(query)}</p>}
          >
            {drawn.map((group) => (
              <ListBoxSection
                key={group.name}
                aria-label={group.name === '' ? label : undefined}
                id={`group ${group.name}`}
              >
                {group.name !== '' && <Header className={styles.group}>{group.name}</Header>}
                {group.commands.map((ranked) => (
                  <CommandRow
                    key={ranked.command.id}
                    ranked={ranked}
                    onChoose={() => choose(ranked.command)}
                  />
                ))}
              </ListBoxSection>
            ))}
          </ListBox>
        </Autocomplete>
        <VisuallyHidden>
          <output>{count === 0 ? words.empty(query) : words.count(count)}</output>
        </VisuallyHidden>
        <div className={styles.foot} aria-hidden="true">
          <span className={styles.keys}>
            <Kbd>↑</Kbd>
            <Kbd>↓</Kbd>
            {words.move}
          </span>
          <span className={styles.keys}>
            <Kbd>↵</Kbd>
            {words.open}
          </span>
          <span className={styles.keys}>
            <Kbd>{modKey()}</Kbd>
            <Kbd>↵</Kbd>
            {words.newTab}
          </span>
          {path.length > 0 ? (
            <span className={styles.keys}>
              <Kbd>⌫</Kbd>
              {words.back}
            </span>
          ) : null}
          <span className={styles.footEnd}>{footer}</span>
        </div>
      </div>
    </Dialog>
  );
}

/** The first commands of groups, so many in all. */
function takeFirst(groups: readonly CommandGroup[], limit: number): CommandGroup[] {
  let left = limit;
  return groups.flatMap(({ name, commands }) => {
    const taken = commands.slice(0, Math.max(0, left));
    left -= taken.length;
    return taken.length > 0 ? [{ name, commands: taken }] : [];
  });
}

/** The commands that asked, as they are now: what one offers may have grown since it was chosen. */
function followPath(
  commands: readonly Command[],
  [id, ...further]: readonly string[],
): readonly Command[] {
  const command = commands.find((each) => each.id === id);
  if (command === undefined) return [];
  return [command, ...followPath(command.argument?.commands ?? [], further)];
}

/** The command that is highlighted, if it is one of those that fit. */
function highlightedIn(palette: Element, groups: readonly CommandGroup[]): Command | undefined {
  const option = palette.querySelector<HTMLElement>('[role="option"][data-focused]');
  const ranked = groups.flatMap(({ commands }) => commands);
  return ranked.find(({ command: { id } }) => id === option?.dataset['key'])?.command;
}

/** The cap of the key that Mod stands for here. */
function modKey(): string {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}
