import { logText } from '../../text/writers.ts';
import type { RowRange } from '../../text/writers.ts';
import type { LogViewerModel } from '../model/LogViewerModel.ts';

/** Returns the rows of the selected lines that are shown; `undefined` if no line is selected. */
export function selectedRows({ filter, range }: LogViewerModel): RowRange | undefined {
  const selected = range.get();
  if (selected === null) return undefined;
  const rows = filter.rows.get();
  return { from: rows.rowOf(selected.from), to: rows.rowOf(selected.to + 1) };
}

/** The selected lines that are shown, from the data; `undefined` if there are none. */
export function copyText(model: LogViewerModel): string | undefined {
  const selected = selectedRows(model);
  if (selected === undefined || selected.from >= selected.to) return undefined;
  return logText(model.store, model.filter.rows.get(), selected);
}
