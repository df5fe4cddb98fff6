import type { LineContent } from '../lines/createLineContent.ts';
import type { LogViewerModel } from '../model/createViewerModel.ts';

/**
 * Carries out a press on something in a line: its number selects it, with Shift from where the selection began; a
 * secret is shown or hidden again; a line that is cut is shown whole. What was pressed keeps the focus.
 */
export function pressLines(
  { model, content }: { model: LogViewerModel; content: LineContent },
  target: Element,
  isSelecting: boolean,
) {
  const element = target.closest<HTMLElement>('[data-line]');
  if (element === null) return;
  const line = Number(element.dataset['line']);
  const button = target.closest('button');
  if (button !== null) {
    const { mask } = button.dataset;
    if (mask === undefined) content.showWhole(line);
    else model.store.reveal(line, Number(mask), button.dataset['revealed'] === undefined);
    // Filling the row makes its buttons anew.
    model.activate(line);
    model.list()?.refresh();
    const next = mask === undefined ? null : element.querySelector(`[data-mask="${mask}"]`);
    const focused = next ?? element.closest('[role="grid"]');
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  } else if (target.closest('[data-number]') !== null) {
    if (isSelecting) model.extendTo(line);
    else model.select({ from: line, to: line });
    model.activate(line);
  }
}
