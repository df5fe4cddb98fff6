import type { TableProps } from './types.ts';

/** Returns the content that replaces the rows: an error, or an explanation why there are none. */
export const insteadOfRows = <Row>({
  rows,
  empty,
  error,
}: Pick<TableProps<Row>, 'rows' | 'empty' | 'error'>) =>
  error ?? (rows?.length === 0 ? empty : undefined);
