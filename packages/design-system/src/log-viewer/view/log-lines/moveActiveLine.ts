import type { LogViewerModel } from '../model/LogViewerModel.ts';

/** The next row in a direction that no fold hides. */
function stepRow(model: LogViewerModel, row: number, by: 1 | -1): number {
  const rows = model.filter.rows.get();
  const next = row + by;
  if (next < rows.firstRow || next >= rows.endRow) return row;
  const fold = model.shutFoldOf(rows.lineAt(next));
  if (fold === undefined || fold.from === rows.lineAt(next)) return next;
  // Its first line is the summary.
  return by === 1 ? Math.min(rows.rowOf(fold.to), rows.endRow - 1) : rows.rowOf(fold.from);
}

/** The row so many rows further that no fold hides. */
function stepRows(model: LogViewerModel, from: number, by: 1 | -1, count: number): number {
  let row = from;
  for (let step = 0; step < count; step += 1) row = stepRow(model, row, by);
  return row;
}

/**
 * Walks through the lines by key: arrows, PageUp and PageDown, Home and End, which follows; with Shift they select.
 * Escape selects nothing. Returns whether the key was one of these.
 */
export function moveActiveLine(model: LogViewerModel, key: string, isSelecting: boolean): boolean {
  const rows = model.filter.rows.get();
  const list = model.list();
  const { active } = model.state.get();
  const { firstRow, endRow } = rows;
  if (list === undefined || endRow <= firstRow) return false;
  if (key === 'Escape') {
    if (model.range.get() === null) return false;
    model.select(null);
    return true;
  }
  const now = active === undefined ? undefined : rows.rowOf(active);
  const page = Math.max(1, list.pageSize() - 2);
  const targets: Record<string, () => number> = {
    ArrowUp: () => (now === undefined ? endRow - 1 : stepRow(model, now, -1)),
    ArrowDown: () => (now === undefined ? list.place().row : stepRow(model, now, 1)),
    PageUp: () => stepRows(model, now ?? endRow, -1, page),
    PageDown: () => stepRows(model, now ?? list.place().row, 1, page),
    Home: () => firstRow,
    End: () => endRow - 1,
  };
  const target = Object.hasOwn(targets, key) ? targets[key]?.() : undefined;
  if (target === undefined) return false;
  const found = rows.lineAt(Math.min(Math.max(target, firstRow), endRow - 1));
  const line = model.shutFoldOf(found)?.from ?? found;
  if (isSelecting) model.extendTo(line);
  model.activate(line);
  if (key === 'End') model.follow();
  return true;
}
