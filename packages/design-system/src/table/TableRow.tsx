import { PureComponent } from 'react';

import { renderActions, renderCells, type RowContent } from './cells.tsx';
import { roles } from './roles.ts';
import * as styles from './Table.css.ts';
import type { TableProps } from './types.ts';

interface TableRowProps<Row> extends RowContent<Row> {
  /** Its row index for assistive technology, from 1; the header is row 1. */
  rowIndex: number | undefined;
  isRowHighlighted: TableProps<Row>['isRowHighlighted'];
}

/** One row. Rendered again only if its props change: a class, because the types of `memo` lose the type parameter. */
export class TableRow<Row> extends PureComponent<TableRowProps<Row>> {
  override render() {
    const { row, rowIndex, rowHref, isRowHighlighted } = this.props;
    return (
      <tr
        {...roles.row}
        data-part="table-row"
        className={styles.row}
        aria-rowindex={rowIndex}
        data-highlighted={isRowHighlighted?.(row) || undefined}
        data-href={rowHref?.(row) === undefined ? undefined : ''}
      >
        {renderCells(this.props)}
        {renderActions(this.props)}
      </tr>
    );
  }
}
