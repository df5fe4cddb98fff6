import {
  ArrowDown,
  ArrowUp,
  CaseSensitive,
  ListFilter,
  LocateFixed,
  Regex,
  Search,
  WholeWord,
  X,
} from 'lucide-react';
import { useCallback, useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Group, Input } from 'react-aria-components';

import { Announcement } from '../../../announcement/index.ts';
import { Button } from '../../../button/index.ts';
import * as fieldStyles from '../../../field/Field.css.ts';
import { fieldBoxClassNames } from '../../../field/Field.tsx';
import { IconButton } from '../../../icon-button/index.ts';
import { isComposing } from '../../../internal/isComposing.ts';
import { Kbd } from '../../../kbd/index.ts';
import type { LogQuery } from '../../store/types.ts';
import type { LogViewerModel } from '../model/LogViewerModel.ts';
import { modifierChord } from './isModifier.ts';
import { useLogViewer } from './LogViewerContext.ts';
import { Toggle } from './Toggle.tsx';
import { useSelected, useThrottledValue, useValue } from './useValue.ts';
import * as styles from './Viewer.css.ts';

/** Props of `LogFindButton` and `LogOptionsMenu`. */
export interface LogButtonProps {
  /** Whether it has a text beside its icon. @default false */
  hasText?: boolean;
}

/** Opens and closes {@link LogFind}. */
export function LogFindButton({ hasText = false }: LogButtonProps) {
  const { model, messages } = useLogViewer();
  const isFinding = useSelected(model.state, (state) => state.isFinding);
  if (hasText) {
    return (
      <Button
        size="sm"
        variant="ghost"
        icon={<Search />}
        aria-expanded={isFinding}
        onPress={() => model.setFinding(!isFinding)}
      >
        <span className={styles.toolText}>{messages.findText}</span>
      </Button>
    );
  }
  return (
    <Toggle
      label={messages.find}
      isSelected={isFinding}
      onChange={model.setFinding}
      shortcut={<Kbd>{modifierChord('F')}</Kbd>}
    >
      <Search />
    </Toggle>
  );
}

/** Searches the log: Enter and Shift+Enter go to the next and previous match, Escape returns to the lines. */
export function LogFind() {
  const { model } = useLogViewer();
  const isFinding = useSelected(model.state, (state) => state.isFinding);
  return isFinding && <OpenFind />;
}

function OpenFind() {
  const { model, messages, grid } = useLogViewer();
  const countId = useId();
  const root = useRef<HTMLElement>(null);

  const close = useCallback(() => {
    model.setFinding(false);
    grid.current?.focus({ preventScroll: true });
  }, [model, grid]);

  useEffect(() => {
    // Before the tooltip of a button takes the key, and before it leaves full screen.
    const handleEscape = (event: globalThis.KeyboardEvent) => {
      if (isComposing(event) || event.key !== 'Escape') return;
      if (root.current === null || !event.composedPath().includes(root.current)) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    window.addEventListener('keydown', handleEscape, true);
    return () => window.removeEventListener('keydown', handleEscape, true);
  }, [close]);

  // Typing draws the field and the count, not the buttons.
  return (
    <search ref={root} className={styles.find}>
      <div className={styles.findField}>
        <FindField countId={countId} />
      </div>
      <FindCount id={countId} />
      <FindSteps />
      <span className={styles.actions}>
        <IconButton size="sm" label={messages.closeFind} shortcut={<Kbd>Esc</Kbd>} onPress={close}>
          <X />
        </IconButton>
      </span>
    </search>
  );
}

interface FindFieldProps {
  /** The element that shows the number of the current match. */
  countId: string;
}

function FindField({ countId }: FindFieldProps) {
  const { model, messages, findInput } = useLogViewer();
  const isInvalid = useSelected(model.find.search, (search) => search?.error !== undefined);

  useEffect(() => {
    findInput.current?.select();
    findInput.current?.focus({ preventScroll: true });
  }, [findInput]);

  // A letter is in the field before anything is drawn for it; what the host looks for is written into it.
  useEffect(() => {
    const show = () => {
      const { text } = model.query.get();
      if (findInput.current && findInput.current.value !== text) findInput.current.value = text;
    };
    show();
    return model.query.subscribe(show);
  }, [model, findInput]);

  function handleKey(event: KeyboardEvent) {
    // What an input method is still composing is its own.
    if (isComposing(event.nativeEvent) || event.key !== 'Enter') return;
    model.step(event.shiftKey ? -1 : 1);
    event.preventDefault();
  }

  return (
    <Group role="presentation" isInvalid={isInvalid} className={fieldBoxClassNames('sm')}>
      <Input
        ref={findInput}
        type="search"
        aria-label={messages.find}
        aria-invalid={isInvalid || undefined}
        aria-describedby={countId}
        autoComplete="off"
        spellCheck="false"
        className={fieldStyles.input}
        defaultValue={model.query.get().text}
        onChange={(event) => change(model, { text: event.target.value })}
        onKeyDown={handleKey}
      />
      {options}
    </Group>
  );
}

function change({ query }: LogViewerModel, next: Partial<LogQuery>) {
  query.choose({ ...query.get(), ...next });
}

/** Options for matching text. */
function FindOptions() {
  const { messages } = useLogViewer();
  return (
    <span className={fieldStyles.endSlot}>
      <FindOption name="isCaseSensitive" label={messages.matchCase}>
        <CaseSensitive />
      </FindOption>
      <FindOption name="isWholeWord" label={messages.wholeWord}>
        <WholeWord />
      </FindOption>
      <FindOption name="isRegex" label={messages.regex}>
        <Regex />
      </FindOption>
    </span>
  );
}

const options = <FindOptions />;

interface FindOptionProps {
  name: 'isCaseSensitive' | 'isWholeWord' | 'isRegex';
  label: string;
  /** The icon. */
  children: ReactNode;
}

function FindOption({ name, label, children }: FindOptionProps) {
  const { model } = useLogViewer();
  const isSelected = useSelected(model.query, (query) => query[name] === true);
  return (
    <Toggle
      size="xs"
      label={label}
      isSelected={isSelected}
      onChange={(isOn) => change(model, { [name]: isOn })}
    >
      {children}
    </Toggle>
  );
}

/** Which match of how many, or why there is none. */
function FindCount({ id }: { id: string }) {
  const { model, messages } = useLogViewer();
  const search = useValue(model.find.search);
  const current = useValue(model.find.current);
  const query = useValue(model.query);
  const { text, isInvalid, isSearching } = useThrottledValue(search, (found) => {
    const known = { isInvalid: false, isSearching: false };
    if (found === undefined) return { ...known, text: '' };
    if (found.error !== undefined) {
      return { ...known, text: messages[found.error], isInvalid: true };
    }
    const { count, progress, isPartial } = found;
    if (progress === 1 && isPartial && count === 0) {
      return { ...known, text: messages.costlyRegex };
    }
    const index = current === undefined ? 0 : found.indexOf(current) + 1;
    return {
      isInvalid: false,
      isSearching: count === 0 && progress < 1,
      text: messages.matches(index, count, progress === 1 && !isPartial),
    };
  });
  return (
    <>
      <span id={id} className={styles.findCount} data-invalid={isInvalid || undefined}>
        {text}
      </span>
      {/* Lines that are added to a live log are no result of the user. */}
      <Announcement text={text} trigger={JSON.stringify([query, current, isSearching])} />
    </>
  );
}

function FindSteps() {
  const { model, messages } = useLogViewer();
  const isOnlyMatches = useSelected(model.state, (state) => state.isOnlyMatches);
  const isFiltered = useSelected(model.filter.rows, (rows) => rows !== model.store);
  return (
    <span className={styles.findSteps}>
      <IconButton
        size="sm"
        label={messages.previousMatch}
        shortcut={<Kbd>⇧⏎</Kbd>}
        onPress={() => model.step(-1)}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        size="sm"
        label={messages.nextMatch}
        shortcut={<Kbd>⏎</Kbd>}
        onPress={() => model.step(1)}
      >
        <ArrowDown />
      </IconButton>
      <Toggle
        label={messages.onlyMatches}
        isSelected={isOnlyMatches}
        onChange={model.setOnlyMatches}
      >
        <ListFilter />
      </Toggle>
      {isFiltered && (
        <IconButton size="sm" label={messages.showInContext} onPress={model.showInContext}>
          <LocateFixed />
        </IconButton>
      )}
    </span>
  );
}
