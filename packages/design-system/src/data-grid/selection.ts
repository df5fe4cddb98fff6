/** The rows of a table, as needed for selection. */
export interface SelectableRows {
  count: number;
  keyAt: (index: number) => string;
  isDisabled: (key: string) => boolean;
}

/** Every selectable key, in order. */
function selectable({ count, keyAt, isDisabled }: SelectableRows, from = 0, to = count - 1) {
  const keys: string[] = [];
  for (let index = Math.max(0, from); index <= Math.min(to, count - 1); index += 1) {
    const key = keyAt(index);
    if (!isDisabled(key)) keys.push(key);
  }
  return keys;
}

/** Share of selected rows, for the check box in the header. */
export function shareOf(
  keys: ReadonlySet<string>,
  { count, keyAt, isDisabled }: SelectableRows,
): 'none' | 'some' | 'all' {
  if (keys.size === 0) return 'none';
  const seen = { selected: false, other: false };
  for (let index = 0; index < count; index += 1) {
    const key = keyAt(index);
    if (keys.has(key)) seen.selected = true;
    else if (!isDisabled(key)) seen.other = true;
    if (seen.selected && seen.other) return 'some';
  }
  return seen.selected ? 'all' : 'none';
}

/** Toggles `key`. */
export function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Selects all current rows; other rows keep their state. */
export function withAll(keys: ReadonlySet<string>, rows: SelectableRows): ReadonlySet<string> {
  return new Set([...keys, ...selectable(rows)]);
}

/** Deselects all current rows; other rows keep their state. */
export function withoutAll(keys: ReadonlySet<string>, rows: SelectableRows): ReadonlySet<string> {
  const next = new Set(keys);
  for (const key of selectable(rows)) next.delete(key);
  return next;
}

/** Range by which a selection was extended: indices, both included, in either order. */
export interface Span {
  anchor: number;
  end: number;
}

/** Selects the rows from `anchor` to `end`, instead of those that `before` had covered. */
export function extended(
  keys: ReadonlySet<string>,
  rows: SelectableRows,
  { anchor, end }: Span,
  before: Span = { anchor, end: anchor },
): ReadonlySet<string> {
  const next = new Set(keys);
  const span = (from: number, to: number) =>
    selectable(rows, Math.min(from, to), Math.max(from, to));
  for (const key of span(before.anchor, before.end)) next.delete(key);
  for (const key of span(anchor, end)) next.add(key);
  return next;
}
