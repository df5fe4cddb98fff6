import { useRef, type KeyboardEvent } from 'react';
import { useLocale } from 'react-aria';

import {
  columnOf,
  focusHead,
  isSelectBox,
  isControl,
  leaveByTab,
  linkOf,
  moveInRow,
  moveToEdge,
  rowIndexOf,
  takesText,
} from './gridFocus.ts';
import type { Selection } from './useSelection.ts';

/** Letters typed within this time, in milliseconds, are one word. As in React Aria. */
const WORD_PAUSE = 1000;

interface GridKeysOptions {
  count: number;
  /** Rows that Page Up and Page Down go by. */
  pageSize: number;
  selection: Selection;
  /** Focuses a row, or what is in a column of it. */
  moveTo: (index: number, column?: number) => void;
  /** What letters find a row by. */
  textAt: ((index: number) => string) | undefined;
}

/** The keyboard of a grid's rows, as the ARIA Authoring Practices describe it. */
export function useGridKeys({ count, pageSize, selection, moveTo, textAt }: GridKeysOptions) {
  const { direction, locale } = useLocale();
  const word = useRef({ text: '', at: -WORD_PAUSE });

  /** Whether letters were typed just now: a space then belongs to them. */
  const isTyping = ({ timeStamp }: KeyboardEvent) => timeStamp - word.current.at < WORD_PAUSE;

  /** The next row whose text begins with what was typed. */
  function findRow(event: KeyboardEvent, from: number) {
    if (textAt === undefined) return;
    const isSameWord = isTyping(event);
    const text = (isSameWord ? word.current.text : '') + event.key;
    word.current = { text, at: event.timeStamp };
    const collator = new Intl.Collator(locale, { usage: 'search', sensitivity: 'base' });
    const start = isSameWord ? from : from + 1;
    for (let step = 0; step < count; step += 1) {
      const index = (start + step) % count;
      if (collator.compare(textAt(index).slice(0, text.length), text) === 0) {
        moveTo(index);
        return;
      }
    }
  }

  /** Moves focus; says whether the key was one that does. */
  function move(event: KeyboardEvent, target: HTMLElement, index: number): boolean {
    const column = columnOf(target);
    const goTo = (to: number) => {
      const next = Math.max(0, Math.min(to, count - 1));
      if (event.shiftKey) selection.extendTo(next, index);
      moveTo(next, column);
    };
    const isOverRows = column === undefined || event.ctrlKey || event.metaKey;
    const onwards = direction === 'ltr' ? 1 : -1;
    switch (event.key) {
      case 'ArrowDown':
        goTo(index + 1);
        return true;
      case 'ArrowUp':
        if (index > 0) goTo(index - 1);
        else focusHead(target);
        return true;
      case 'ArrowRight':
        moveInRow(target, onwards);
        return true;
      case 'ArrowLeft':
        moveInRow(target, onwards === 1 ? -1 : 1);
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

  /** Selects, or follows the row; says whether the key was one that does. */
  function act(event: KeyboardEvent, target: HTMLElement, index: number): boolean {
    const { key, shiftKey } = event;
    const isBox = isSelectBox(target);
    const isOwn = isBox || !isControl(target);
    if (key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      selection.setAll(true);
      return selection.mode === 'multiple';
    }
    if (key === 'Escape') {
      selection.clear();
      return selection.keys.size > 0;
    }
    if (!isOwn || selection.mode === 'none') {
      if (key !== 'Enter' || !isOwn) return false;
    }
    if (key === ' ') {
      // Alone, the box answers by itself, with a click.
      if (isBox && !shiftKey) return false;
      if (shiftKey) selection.extendTo(index);
      else selection.toggle(index);
      return true;
    }
    if (key === 'Enter') {
      const link = isBox ? null : linkOf(target);
      if (link === null) selection.toggle(index);
      else link.click();
      return true;
    }
    return false;
  }

  return function onKeyDown(event: KeyboardEvent<HTMLTableSectionElement>) {
    const { target, key, currentTarget: body } = event;
    // What is in a cell answers first; what it opens elsewhere is not in the table.
    if (event.defaultPrevented || !(target instanceof HTMLElement) || !body.contains(target))
      return;
    if (key === 'Tab') leaveByTab(body, event.shiftKey);
    const index = rowIndexOf(target);
    if (index === undefined || takesText(target)) return;
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    const isLetter = /^\S$/u.test(key) || (key === ' ' && isTyping(event));
    if (isLetter && !isModified && !isControl(target)) {
      event.preventDefault();
      findRow(event, index);
    } else if (move(event, target, index) || act(event, target, index)) event.preventDefault();
  };
}
