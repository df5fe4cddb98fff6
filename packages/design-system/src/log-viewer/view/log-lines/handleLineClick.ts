import type { LogSource } from '../../sources/types.ts';
import type { LogViewerModel } from '../model/LogViewerModel.ts';

/** The line that an element is in. */
export function lineOf(target: EventTarget | null): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;
  return row === null ? undefined : Number(row.dataset['line']);
}

/** Targets of the buttons in lines. */
interface Pressed {
  model: LogViewerModel;
  source: LogSource;
}

/** Action of a button in a line, from its `dataset`, and the lookup of that button after its row was filled again. */
function act({ model, source }: Pressed, line: number, button: HTMLElement): string | undefined {
  const { mask, path, fold } = button.dataset;
  if (mask !== undefined) {
    model.store.reveal(line, Number(mask), button.dataset['revealed'] === undefined);
    return `[data-mask="${mask}"]`;
  }
  if (path !== undefined) {
    model.expansions.toggle(line, path);
    return `[data-path="${CSS.escape(path)}"]`;
  }
  if (fold !== undefined) {
    model.toggleFold(line);
    return '[data-fold]';
  }
  if (button.dataset['reload'] !== undefined) {
    source.reload?.();
    return undefined;
  }
  model.expansions.showWhole(line);
  return '[data-more]';
}

/** Handles a press on a button in a line. The button keeps focus. Returns whether there was one. */
export function handleLineClick(pressed: Pressed, grid: HTMLElement, target: Element): boolean {
  const { model } = pressed;
  const button = target.closest('button');
  const line = lineOf(button);
  if (button === null || line === undefined) return false;
  model.activate(line);
  const selector = act(pressed, line, button);
  model.list()?.refresh();
  const again =
    selector === undefined
      ? null
      : grid.querySelector<HTMLElement>(`[data-line="${line}"] ${selector}`);
  (again ?? grid).focus({ preventScroll: true });
  return true;
}

/** Selects a line by its number, or up to it from where the selection began. */
export function pickLine(model: LogViewerModel, line: number, isExtending: boolean) {
  if (isExtending) model.extendTo(line);
  else model.select({ from: line, to: line });
  model.activate(line);
}

/** Selects a line, or nothing if it is the only selected one. */
export function toggleLine(model: LogViewerModel, line: number, isExtending: boolean) {
  const selected = model.range.get();
  if (!isExtending && selected?.from === line && selected.to === line) model.select(null);
  else pickLine(model, line, isExtending);
}

/** Selects all lines that are shown. */
export function selectAll(model: LogViewerModel) {
  const rows = model.filter.rows.get();
  if (rows.endRow <= rows.firstRow) return;
  model.select({ from: rows.lineAt(rows.firstRow), to: rows.lineAt(rows.endRow - 1) });
}
