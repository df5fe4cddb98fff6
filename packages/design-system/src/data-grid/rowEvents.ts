import type { MouseEvent } from 'react';

import { selectedRangeFor } from '../internal/rootNodeOf.ts';
import { isControl, isSelectBox, makeFocusable, rowIndexOf } from './gridFocus.ts';
import type { Selection } from './useSelection.ts';

/** Handles the start of a press in the rows: makes the cell focusable, and prevents text selection with Shift. */
export function handlePressStart(
  event: MouseEvent<HTMLElement>,
  selection: Selection,
  moveTo: (index: number) => void,
): void {
  makeFocusable(event.target);
  const index = rowIndexOf(event.target);
  if (!event.shiftKey || selection.mode !== 'multiple' || index === undefined) return;
  // Select a range of rows, not of text.
  event.preventDefault();
  moveTo(index);
}

/** Handles a press on or next to a checkbox: toggles the selection of its row. */
export function handleRowPress(event: MouseEvent<HTMLElement>, selection: Selection): void {
  const { target, currentTarget, shiftKey } = event;
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  const index = rowIndexOf(target);
  if (index === undefined || isControl(target)) return;
  // Selecting text in a row does not select the row; pressing its checkbox does, even with a text selection.
  const marked = selectedRangeFor(currentTarget);
  const isMarking =
    marked?.collapsed === false &&
    (currentTarget.contains(marked.startContainer) || currentTarget.contains(marked.endContainer));
  if (isMarking && !shiftKey && !isSelectBox(target)) return;
  if (shiftKey) selection.extendTo(index);
  else selection.toggle(index);
}
