import { logText } from '../../text/writers.ts';
import type { LineRange } from '../../text/lineRange.ts';
import type { LogViewerModel } from '../model/createViewerModel.ts';

/** The selected lines that are shown, from the data; `undefined` if none is selected. */
export function copyText({ store, filter, range }: LogViewerModel): string | undefined {
  const selected = range.get();
  if (selected === null) return undefined;
  const rows = filter.rows.get();
  return logText(store, rows, {
    from: rows.rowOf(selected.from),
    to: rows.rowOf(selected.to + 1),
  });
}

/** The selected lines, or else the one that keys act on, counted from 1; `undefined` if there is neither. */
export function linesToLink({ state, range }: LogViewerModel): LineRange | undefined {
  const selected = range.get();
  if (selected !== null) return { first: selected.from + 1, last: selected.to + 1 };
  const { active } = state.get();
  return active === undefined ? undefined : { first: active + 1, last: active + 1 };
}

/** Returns whether the browser allowed it. */
export const writeClipboard = (text: string) =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
