/** The key of the row at an index; none has an empty one. */
export function keyAt<Row>(
  rows: readonly Row[],
  getRowKey: (row: Row) => string,
  index: number,
): string {
  const row = rows[index];
  return row === undefined ? '' : getRowKey(row);
}
