import { logText } from '../../text/writers.ts';
import type { RowRange } from '../../text/writers.ts';
import { formatTimestamp, isOtherDay } from '../../text/timestamp.ts';
import type { LogViewerModel } from '../model/LogViewerModel.ts';

/** Returns the rows of the selected lines that are shown; `undefined` if no line is selected. */
export function selectedRows({ filter, range }: LogViewerModel): RowRange | undefined {
  const selected = range.get();
  if (selected === null) return undefined;
  const rows = filter.rows.get();
  return { from: rows.rowOf(selected.from), to: rows.rowOf(selected.to + 1) };
}

/**
 * Returns the selected lines that are shown, from the data, with the date where it changes; `undefined` if there are
 * none. `timeZone` is the IANA name of the zone for times `zone`.
 */
export function copyText(model: LogViewerModel, timeZone?: string): string | undefined {
  const selected = selectedRows(model);
  if (selected === undefined || selected.from >= selected.to) return undefined;
  const { store, filter, preferences } = model;
  const zoned = { mode: preferences.get().timestamps, timeZone };
  const rows = filter.rows.get();
  const timeOf = (row: number) => store.time(rows.lineAt(row));
  const parts: string[] = [];
  let { from } = selected;
  for (let row = from + 1; row < selected.to; row += 1) {
    const time = timeOf(row);
    if (!isOtherDay(time, timeOf(row - 1), zoned)) continue;
    const date = formatTimestamp(time, { ...zoned, isFull: true }).slice(0, 10);
    parts.push(logText(store, rows, { from, to: row }), date);
    from = row;
  }
  return [...parts, logText(store, rows, { from, to: selected.to })].join('\n');
}
