import type { KeyboardEvent } from 'react';

import {
  columnOf,
  focusHead,
  isControl,
  isForwardKey,
  isSelectBox,
  leaveByTab,
  linkOf,
  moveFromHead,
  moveInRow,
  moveToEdge,
  rowIndexOf,
  tableOf,
  takesText,
} from './gridFocus.ts';
import type { Selection } from './useSelection.ts';

/** Letters typed within this time, in milliseconds, form one search term. As in React Aria. */
const WORD_PAUSE = 1000;

/** Typed letters and their time; one per table. */
export interface TypedWord {
  text: string;
  /** The time of the event; `-Infinity` before the first letter. */
  at: number;
}

/** The rows for keyboard navigation, and its actions. */
export interface NavigableRows {
  count: number;
  /** Number of rows per Page Up and Page Down. */
  pageSize: number;
  selection: Selection;
  /** Focuses a row, or its content in a column. */
  moveTo: (index: number, column?: number) => void;
  /** Text that typed letters match. */
  textAt: ((index: number) => string) | undefined;
  word: TypedWord;
}

/** A key pressed in a row. */
interface KeyInRow {
  event: KeyboardEvent;
  target: HTMLElement;
  index: number;
}

/** Whether letters were typed just now: a space then belongs to them. */
const isTyping = ({ at }: TypedWord, { timeStamp }: KeyboardEvent) => timeStamp - at < WORD_PAUSE;

/** The next row whose text starts with the typed letters, compared in its language. */
function findRow(
  { count, textAt, moveTo, word }: NavigableRows,
  { event, target, index }: KeyInRow,
) {
  if (textAt === undefined) return;
  const isSameWord = isTyping(word, event);
  word.text = (isSameWord ? word.text : '') + event.key;
  word.at = event.timeStamp;
  const { text } = word;
  const locale = tableOf(target)?.closest<HTMLElement>('[lang]')?.lang || undefined;
  const collator = new Intl.Collator(locale, { usage: 'search', sensitivity: 'base' });
  const start = isSameWord ? index : index + 1;
  for (let step = 0; step < count; step += 1) {
    const at = (start + step) % count;
    if (collator.compare(textAt(at).slice(0, text.length), text) === 0) {
      moveTo(at);
      return;
    }
  }
}

/** Moves focus; returns whether the key does that. */
function move(rows: NavigableRows, { event, target, index }: KeyInRow): boolean {
  const { count, pageSize, selection, moveTo } = rows;
  const column = columnOf(target);
  const goTo = (to: number) => {
    const next = Math.max(0, Math.min(to, count - 1));
    if (event.shiftKey) selection.extendTo(next, index);
    moveTo(next, column);
  };
  const isOverRows = column === undefined || event.ctrlKey || event.metaKey;
  switch (event.key) {
    case 'ArrowDown':
      goTo(index + 1);
      return true;
    case 'ArrowUp':
      if (index > 0) goTo(index - 1);
      else focusHead(target);
      return true;
    case 'ArrowRight':
    case 'ArrowLeft':
      moveInRow(target, isForwardKey(target, event.key) ? 1 : -1);
      return true;
    case 'PageDown':
      goTo(index + pageSize);
      return true;
    case 'PageUp':
      goTo(index - pageSize);
      return true;
    case 'Home':
      if (isOverRows) goTo(0);
      else moveToEdge(target, 0);
      return true;
    case 'End':
      if (isOverRows) goTo(count - 1);
      else moveToEdge(target, -1);
      return true;
    default:
      return false;
  }
}

/** Selects, or follows the row; returns whether the key does that. */
function act({ selection }: NavigableRows, { event, target, index }: KeyInRow): boolean {
  const { key, shiftKey } = event;
  if (key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
    selection.setAll(true);
    return selection.mode === 'multiple';
  }
  if (key === 'Escape') {
    selection.clear();
    return selection.keys.size > 0;
  }
  if (isControl(target)) return false;
  if (key === ' ' && selection.mode !== 'none') {
    if (shiftKey) selection.extendTo(index);
    // A held key selects once.
    else if (!event.repeat) selection.toggle(index);
    return true;
  }
  if (key === 'Enter') {
    const link = isSelectBox(target) ? null : linkOf(target);
    if (link !== null) link.click();
    else if (!event.repeat) selection.toggle(index);
    return true;
  }
  return false;
}

/** Handles a key pressed in the rows of a grid, following the ARIA Authoring Practices. */
export function handleRowKey(event: KeyboardEvent<HTMLElement>, rows: NavigableRows): void {
  const { target, key, currentTarget: body } = event;
  // The content of a cell handles keys first; overlays it opens are not in the table.
  if (event.defaultPrevented || !(target instanceof HTMLElement) || !body.contains(target)) return;
  if (key === 'Tab') leaveByTab(body, event.shiftKey);
  const index = rowIndexOf(target);
  if (index === undefined || takesText(target)) return;
  const inRow = { event, target, index };
  const isModified = event.ctrlKey || event.metaKey || event.altKey;
  const isLetter = /^\S$/u.test(key) || (key === ' ' && isTyping(rows.word, event));
  if (isLetter && !isModified && !isControl(target)) {
    event.preventDefault();
    findRow(rows, inRow);
  } else if (move(rows, inRow) || act(rows, inRow)) event.preventDefault();
}

/** Handles a key pressed in the header: arrow keys move between it and the rows. */
export function handleHeadKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  const table = tableOf(currentTarget);
  if (table === null || !(target instanceof Element) || !table.contains(target)) return;
  if (moveFromHead(table, target, key)) event.preventDefault();
}
