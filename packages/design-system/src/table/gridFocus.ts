const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]:not(td, th)';
const TAKES_TEXT = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

const isShown = (element: Element) => element.getClientRects().length > 0;

function focusablesIn(element: Element, selector = FOCUSABLE): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(selector)].filter(isShown);
}

/** Returns the tab stops in a row: the focusable element of each cell, or the cell itself. */
function stopsOf(row: HTMLTableRowElement): HTMLElement[] {
  return [...row.cells].filter(isShown).flatMap((cell) => {
    const inside = focusablesIn(cell);
    return inside.length === 0 ? [cell] : inside;
  });
}

/**
 * Focuses what the keys stop at. A cell can have the focus from then on: the attribute on each of them would cost a
 * large table a tenth of its time.
 */
function focusStop(stop: HTMLElement | undefined, options?: FocusOptions): void {
  if (stop === undefined) return;
  makeFocusable(stop);
  stop.focus(options);
}

/** Lets a cell have the focus, as a press on it gives it. Anything else has it already or is not to have it. */
export function makeFocusable(target: EventTarget): void {
  if (target instanceof HTMLTableCellElement && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
  }
}

/** The cell of a row that an element is in. */
const cellOf = (element: Element) => element.closest<HTMLTableCellElement>('td, th');

/** The table that an element is in. */
export const tableOf = (element: Element) => element.closest('table');

/** Whether a key belongs to what is typed or chosen there, not to the grid. */
export const takesText = (element: Element) => element.matches(TAKES_TEXT);

/** Whether something other than the row itself answers a press there. */
export const isControl = (element: Element) => element.closest('a, button, input, label, select');

/** Scroll container of the rows, if it is not the page; receives focus when no row is left. */
export const scrollerOf = (body: Element | null) => body && tableOf(body)?.parentElement;

/** Whether it is the box that selects its row. */
export const isSelectBox = (element: Element) => element.matches('[data-narrow=select] > *');

/** The link of the row that an element is in. */
export const linkOf = (element: Element) =>
  element.closest('tr')?.querySelector<HTMLElement>('th a[href]') ?? null;

/** The index of the row that an element is in, else `undefined`. */
export function rowIndexOf(element: EventTarget): number | undefined {
  if (!(element instanceof Element)) return undefined;
  const index = element.closest<HTMLElement>('tr[data-index]')?.dataset['index'];
  return index === undefined ? undefined : Number(index);
}

/** Moves focus within its row, `by` stops: the row itself comes after its last and before its first. */
export function moveInRow(target: HTMLElement, by: 1 | -1): void {
  const row = target.closest('tr');
  if (row === null) return;
  const stops = [row, ...stopsOf(row)];
  const at = stops.findIndex((stop) => stop === target);
  focusStop(stops.at((at + by) % stops.length));
}

/** Moves focus to the first or last stop of its row. */
export function moveToEdge(target: HTMLElement, edge: 0 | -1): void {
  const row = target.closest('tr');
  if (row !== null) focusStop(stopsOf(row).at(edge));
}

/** The place of the cell that an element is in, if it is in one. */
export const columnOf = (element: Element) => cellOf(element)?.cellIndex;

/** Focuses a row, or what is in a column of it, and brings it into view. */
export function focusRow(row: HTMLTableRowElement, column?: number): void {
  const cell = column === undefined ? undefined : row.cells[column];
  const stop = cell === undefined ? row : (focusablesIn(cell)[0] ?? cell);
  focusStop(stop, { preventScroll: true });
  row.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Focuses what can be pressed in the head, in the column of `from` or else the first. */
export function focusHead(from: Element): void {
  const row = tableOf(from)?.tHead?.rows[0];
  if (row === undefined) return;
  const cell = row.cells[columnOf(from) ?? 0];
  const stop = (cell && focusablesIn(cell)[0]) ?? focusablesIn(row)[0];
  stop?.focus();
}

/** Whether Left or Right goes on in the table's own direction of writing: a cell may have another. */
export function isForwardKey(from: Element, key: string): boolean {
  const isRightToLeft = getComputedStyle(tableOf(from) ?? from).direction === 'rtl';
  return (key === 'ArrowRight') !== isRightToLeft;
}

/** Left and right between what can be pressed in the head; down to the row that Tab stops at. */
export function moveFromHead(table: HTMLTableElement, target: Element, key: string): boolean {
  if (key === 'ArrowDown') {
    const row = table.querySelector<HTMLTableRowElement>('tbody > tr[tabindex="0"]');
    if (row !== null) focusRow(row);
    return row !== null;
  }
  const head = table.tHead;
  if (head === null || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return false;
  const stops = focusablesIn(head);
  stops[stops.findIndex((stop) => stop === target) + (isForwardKey(table, key) ? 1 : -1)]?.focus();
  return true;
}

/**
 * Puts focus at the edge of the rows without showing it, so that the browser's own answer to Tab,
 * which follows, leaves them: all rows together are one stop.
 */
export function leaveByTab(body: HTMLElement, isBackward: boolean): void {
  const stops = focusablesIn(body, `${FOCUSABLE}, tr[tabindex]`).filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  stops.at(isBackward ? 0 : -1)?.focus({ preventScroll: true });
}
