import { logText } from '../../text/writers.ts';
import type { LogViewerModel } from '../model/LogViewerModel.ts';

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
