import type { MouseEvent } from 'react';

import { isControl, isSelectBox, makeFocusable, rowIndexOf } from './gridFocus.ts';
import type { Selection } from './useSelection.ts';

/** Answers the beginning of a press in the rows: what is pressed can have the focus, and Shift means rows. */
export function beginPress(
  event: MouseEvent<HTMLElement>,
  selection: Selection,
  moveTo: (index: number) => void,
): void {
  makeFocusable(event.target);
  const index = rowIndexOf(event.target);
  if (!event.shiftKey || selection.mode !== 'multiple' || index === undefined) return;
  // A range of rows, not of text.
  event.preventDefault();
  moveTo(index);
}

/** Answers a press in the rows, on a box or beside it: selects its row, or no longer. */
export function answerPress(event: MouseEvent<HTMLElement>, selection: Selection): void {
  const { target, currentTarget, shiftKey } = event;
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  const index = rowIndexOf(target);
  if (index === undefined || isControl(target)) return;
  // Who marks text in a row does not mean the row; who presses its box does, whatever is marked.
  const marked = getSelection();
  const isMarking = marked?.type === 'Range' && currentTarget.contains(marked.anchorNode);
  if (isMarking && !shiftKey && !isSelectBox(target)) return;
  if (shiftKey) selection.extendTo(index);
  else selection.toggle(index);
}
