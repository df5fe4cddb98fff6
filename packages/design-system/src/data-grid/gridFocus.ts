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
 * Focuses a tab stop. Cells become focusable only here: the attribute on each of them would cost a
 * large table a tenth of its time.
 */
function focusStop(stop: HTMLElement | undefined, options?: FocusOptions): void {
  if (stop === undefined) return;
  makeFocusable(stop);
  stop.focus(options);
}

/** Makes a cell focusable, so that a press focuses it. Other elements are focusable already, or should not be. */
export function makeFocusable(target: EventTarget): void {
  if (target instanceof HTMLTableCellElement && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
  }
}

/** The cell of a row that contains an element. */
const cellOf = (element: Element) => element.closest<HTMLTableCellElement>('td, th');

/** The table that contains an element. */
export const tableOf = (element: Element) => element.closest('table');

/** Whether a key belongs to a field or a control, not to the grid. */
export const takesText = (element: Element) => element.matches(TAKES_TEXT);

/** Whether an element inside the row handles a press. */
export const isControl = (element: Element) => element.closest('a, button, input, label, select');

/** Scroll container of the rows, if it is not the page; receives focus when no row is left. */
export const scrollerOf = (body: Element | null) => body && tableOf(body)?.parentElement;

/** Whether it is the checkbox that selects its row. */
export const isSelectBox = (element: Element) => element.matches('[data-narrow=select] > *');

/** The link of the row that contains an element. */
export const linkOf = (element: Element) =>
  element.closest('tr')?.querySelector<HTMLElement>('th a[href]') ?? null;

/** The index of the row that contains an element, else `undefined`. */
export function rowIndexOf(element: EventTarget): number | undefined {
  if (!(element instanceof Element)) return undefined;
  const index = element.closest<HTMLElement>('tr[data-index]')?.dataset['index'];
  return index === undefined ? undefined : Number(index);
}

/** Moves focus within its row, by `by` stops: the row itself follows its last stop and precedes its first. */
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

/** The index of the cell that contains an element, if any. */
export const columnOf = (element: Element) => cellOf(element)?.cellIndex;

/** Focuses a row, or its content in a column, and scrolls it into view. */
export function focusRow(row: HTMLTableRowElement, column?: number): void {
  const cell = column === undefined ? undefined : row.cells[column];
  const stop = cell === undefined ? row : (focusablesIn(cell)[0] ?? cell);
  focusStop(stop, { preventScroll: true });
  row.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Focuses a button in the header, in the column of `from` or else the first. */
export function focusHead(from: Element): void {
  const row = tableOf(from)?.tHead?.rows[0];
  if (row === undefined) return;
  const cell = row.cells[columnOf(from) ?? 0];
  const stop = (cell && focusablesIn(cell)[0]) ?? focusablesIn(row)[0];
  stop?.focus();
}

/** Whether Left or Right moves forward in the table's own text direction: a cell may have another. */
export function isForwardKey(from: Element, key: string): boolean {
  const isRightToLeft = getComputedStyle(tableOf(from) ?? from).direction === 'rtl';
  return (key === 'ArrowRight') !== isRightToLeft;
}

/** ArrowLeft and ArrowRight move between buttons in the header; ArrowDown moves to the row with the Tab stop. */
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
 * Moves focus invisibly to the edge of the rows, so that the browser's default action of Tab,
 * which follows, leaves them: all rows together are one Tab stop.
 */
export function leaveByTab(body: HTMLElement, isBackward: boolean): void {
  const stops = focusablesIn(body, `${FOCUSABLE}, tr[tabindex]`).filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  stops.at(isBackward ? 0 : -1)?.focus({ preventScroll: true });
}
