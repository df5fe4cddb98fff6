import type { LogViewerModel } from '../model/createViewerModel.ts';

/**
 * Walks through the lines by key: arrows, PageUp and PageDown, Home and End, which follows; with Shift they select.
 * Escape selects nothing. Returns whether the key was one of these.
 */
export function walkLines(model: LogViewerModel, key: string, isSelecting: boolean): boolean {
  const { firstRow, endRow } = model.store;
  const { active: now, range } = model.state.get();
  const list = model.list();
  if (list === undefined || endRow <= firstRow) return false;
  if (key === 'Escape') {
    if (range === undefined) return false;
    model.select(undefined);
    return true;
  }
  const page = Math.max(1, list.visible.size - 2);
  const target = new Map([
    ['ArrowUp', now === undefined ? endRow - 1 : now - 1],
    ['ArrowDown', now === undefined ? list.firstInView() : now + 1],
    ['PageUp', (now ?? endRow) - page],
    ['PageDown', (now ?? list.firstInView()) + page],
    ['Home', firstRow],
    ['End', endRow - 1],
  ]).get(key);
  if (target === undefined) return false;
  const line = Math.min(Math.max(target, firstRow), endRow - 1);
  if (isSelecting) model.extendTo(line);
  model.activate(line);
  if (key === 'End') model.follow();
  return true;
}
