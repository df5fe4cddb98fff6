import { Search } from 'lucide-react';
import { useDeferredValue, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';

import { Announcement } from '../announcement/index.ts';
import { Kbd } from '../kbd/index.ts';
import { Spinner } from '../spinner/index.ts';
import { isComposing } from '../internal/isComposing.ts';
import { CommandList, optionId } from './CommandList.tsx';
import * as styles from './CommandPalette.css.ts';
import type { Command } from './commands.ts';
import { groupCommands } from './groupCommands.ts';
import type { CommandGroup } from './groupCommands.ts';
import { followPath, takeFirst, withFirst } from './offered.ts';
import { PaletteFoot } from './PaletteFoot.tsx';
import { rankCommands } from './rank.ts';
import type { RankedCommand } from './rank.ts';
import type { CommandPaletteMessages } from './words.ts';

/** Details of a selection. */
export interface CommandChoice {
  /** Parent commands, in order: empty unless it is an argument. */
  readonly path: readonly Command[];
  /** Whether Mod was held, as for a link. */
  readonly isNewTab: boolean;
}

/** Props of the palette's content. */
export interface PaletteContentProps {
  /** All commands. Keep object identities between renders: each is prepared once. */
  commands: readonly Command[];
  /** Runs a command. The palette has closed by then, and focus is restored. */
  onRun: (command: Command, choice: CommandChoice) => void;
  /** Ids of pinned commands, in order: shown first while the field is empty. @default none */
  pinnedIds?: readonly string[] | undefined;
  /** Ids of recent commands, latest first: shown while the field is empty. @default none */
  recentIds?: readonly string[] | undefined;
  /** Called with the input, to search elsewhere. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** Whether more results are loading. @default false */
  isLoading?: boolean | undefined;
  /** Maximum number of results. @default 50 */
  maxResults?: number | undefined;
  /** Text below the results, such as that not everything was searched. @default none */
  note?: string | undefined;
  /** Content at the end of the footer. */
  footer?: ReactNode;
  words: CommandPaletteMessages;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Whether it has been painted since it opened. */
  isSettled: boolean;
  onClose: () => void;
}

const noIds: readonly string[] = [];
const noGroups: readonly CommandGroup[] = [];

/** As many as are visible before scrolling. */
const rowsInView = 12;

/** The content of a palette: recreated for each opening. */
export function PaletteContent({
  commands,
  onRun,
  pinnedIds = noIds,
  recentIds = noIds,
  onQueryChange,
  isLoading = false,
  maxResults = 50,
  note,
  footer,
  words,
  inputRef,
  isSettled,
  onClose,
}: PaletteContentProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [pathIds, setPathIds] = useState<readonly string[]>([]);
  const [movedTo, setMovedTo] = useState<string>();
  const path = useMemo(() => followPath(commands, pathIds), [commands, pathIds]);
  const asked = path.at(-1)?.argument;
  const label = asked?.label ?? words.label;
  const offered = asked?.commands ?? commands;

  const isRoot = asked === undefined;
  const { pinned: pinnedName, recent: recentName } = words;
  const groups = useMemo(
    () =>
      isRoot && query === ''
        ? withFirst(offered, maxResults, [
            { ids: pinnedIds, name: pinnedName },
            { ids: recentIds, name: recentName },
          ])
        : groupCommands(rankCommands(offered, query, maxResults)),
    [offered, query, maxResults, isRoot, pinnedIds, pinnedName, recentIds, recentName],
  );
  const fitting = useMemo(() => groups.flatMap((group) => group.commands), [groups]);
  const active =
    fitting.find(({ command }) => command.id === movedTo) ??
    (query === '' ? undefined : fitting[0]);
  // Opening and typing render the rows in view first; the others follow after the paint.
  const hasResults = useDeferredValue(groups, noGroups) === groups && isSettled;
  const drawn = hasResults ? groups : takeFirst(groups, rowsInView);

  const [steps, setSteps] = useState(0);
  useLayoutEffect(() => {
    // Each step has its own field, so that screen readers announce its label.
    if (steps > 0) inputRef.current?.focus({ preventScroll: true });
  }, [steps, inputRef]);

  function type(text: string) {
    setQuery(text);
    setMovedTo(undefined);
    list.current?.scrollTo({ top: 0 });
    onQueryChange?.(text);
  }

  function goTo(nextPath: readonly string[]) {
    setPathIds(nextPath);
    setSteps(steps + 1);
    type('');
  }

  function choose({ command, pair }: RankedCommand, isNewTab: boolean) {
    if (pair !== undefined) {
      flushSync(onClose);
      onRun(pair.choice, { path: [...path, pair.parent], isNewTab });
      return;
    }
    if (command.argument !== undefined) {
      goTo([...pathIds, command.id]);
      return;
    }
    flushSync(onClose);
    onRun(command, { path, isNewTab });
  }

  function moveTo(ranked: RankedCommand | undefined) {
    if (ranked === undefined) return;
    flushSync(() => setMovedTo(ranked.command.id));
    list.current
      ?.querySelector('[role="option"][data-focused]')
      ?.scrollIntoView({ block: 'nearest' });
  }

  function moveBy(step: 1 | -1) {
    const at = active === undefined ? (step === 1 ? -1 : 0) : fitting.indexOf(active);
    moveTo(fitting.at((at + step) % fitting.length));
  }

  /** Handles a key. Returns whether it did. */
  function act(event: KeyboardEvent): boolean {
    const isPlain = !event.shiftKey && !event.altKey;
    switch (event.key) {
      case 'ArrowDown':
        moveBy(1);
        return true;
      case 'ArrowUp':
        moveBy(-1);
        return true;
      case 'Home':
        if (isPlain) moveTo(fitting[0]);
        return isPlain;
      case 'End':
        if (isPlain) moveTo(fitting.at(-1));
        return isPlain;
      case 'Enter':
        if (active !== undefined) choose(active, event.metaKey || event.ctrlKey);
        return active !== undefined;
      case 'Escape':
        if (path.length > 0) goTo(pathIds.slice(0, -1));
        else onClose();
        return true;
      case 'Backspace':
        if (query !== '' || path.length === 0) return false;
        goTo(pathIds.slice(0, -1));
        return true;
      // The field is the only focusable element, and the page behind is inert.
      case 'Tab':
        return true;
      default:
        return false;
    }
  }

  function handleKey(event: KeyboardEvent) {
    // Keys of an input method composition are not shortcuts.
    if (isComposing(event.nativeEvent) || !act(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  // Announced after the paint. Opening the palette announces its label, which is enough.
  const announced = useDeferredValue(query);
  const found = announced === '' ? '' : words.count(fitting.length);
  const nothing = isLoading ? words.loading : words.empty(query);
  const isWaiting = isLoading && fitting.length === 0;
  return (
    <>
      <div className={styles.head}>
        <Search size={16} aria-hidden="true" />
        {path.map(({ id, name }) => (
          <span key={id} className={styles.step}>
            {name}
          </span>
        ))}
        <input
          key={steps}
          ref={inputRef}
          role="combobox"
          aria-label={label}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={active && optionId(listId, active.command.id)}
          placeholder={label}
          className={styles.input}
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
          enterKeyHint="go"
          value={query}
          onChange={({ target }) => type(target.value)}
          onKeyDown={handleKey}
        />
        {isLoading ? <Spinner aria-label={words.loading} /> : <Kbd>Esc</Kbd>}
      </div>
      <CommandList
        ref={list}
        id={listId}
        label={label}
        groups={drawn}
        activeId={active?.command.id}
        onActiveChange={setMovedTo}
        onChoose={choose}
        empty={nothing}
      />
      <Announcement
        text={fitting.length === 0 ? nothing : found}
        trigger={JSON.stringify([announced, isWaiting])}
      />
      <p className={styles.note} aria-live="polite">
        {note}
      </p>
      <PaletteFoot words={words} hasBack={path.length > 0} footer={footer} />
    </>
  );
}
