import { PureComponent, type Ref } from 'react';

import { box } from '../checkbox/Checkbox.css.ts';
import { classNames } from '../internal/classNames.ts';
import { renderActions, renderCells, type RowContent } from '../table/cells.tsx';
import { roles } from '../table/roles.ts';
import * as tableStyles from '../table/Table.css.ts';
import * as styles from './DataGrid.css.ts';

/** Props that all rows of a grid share. */
export interface SharedRowProps<Row> extends Omit<RowContent<Row>, 'row'> {
  /** Id of the label that precedes a row's name in its checkbox label. Without it there are no checkboxes. */
  selectLabelId: string | undefined;
}

interface DataGridRowProps<Row> extends SharedRowProps<Row>, RowContent<Row> {
  /** Its index among all rows, from 0. */
  index: number;
  /** Its row index for assistive technology, from 1; the header is row 1. */
  rowIndex: number | undefined;
  /** `undefined` where rows cannot be selected. */
  isSelected: boolean | undefined;
  isDisabled: boolean;
  /** Whether it is the Tab stop. */
  isTabStop: boolean;
  /** Unique on the page: the label of its checkbox refers to it. */
  id: string;
  rowRef?: Ref<HTMLTableRowElement>;
}

const gridCell = { cellRole: roles.gridCell };
const boxClass = classNames(box, styles.selectBox);
const rowClass = classNames(tableStyles.row, styles.row);

/**
 * One row. It is not rendered again when others scroll into view: a class, because the types of `memo` lose the type
 * parameter.
 */
export class DataGridRow<Row> extends PureComponent<DataGridRowProps<Row>> {
  override render() {
    const { row, index, rowIndex, rowHref, selectLabelId, isDisabled, id } = this.props;
    const { isSelected, isTabStop, rowRef } = this.props;
    const nameId = `${id}-name`;
    return (
      <tr
        {...roles.row}
        ref={rowRef}
        data-part="table-row"
        className={rowClass}
        aria-rowindex={rowIndex}
        aria-selected={isSelected}
        aria-disabled={isDisabled || undefined}
        tabIndex={isTabStop ? 0 : -1}
        data-index={index}
        data-href={rowHref?.(row) === undefined ? undefined : ''}
      >
        {selectLabelId === undefined ? null : (
          <td
            {...roles.gridCell}
            data-part="table-cell"
            className={tableStyles.cell}
            data-narrow="select"
            data-selected={isSelected || undefined}
            data-disabled={isDisabled || undefined}
          >
            {/* The grid's body handles its presses and keys. An input would cost more than the rest of its row. */}
            <span
              role="checkbox"
              className={boxClass}
              aria-labelledby={`${selectLabelId} ${nameId}`}
              aria-checked={isSelected}
              aria-disabled={isDisabled || undefined}
              tabIndex={isDisabled ? undefined : -1}
            />
          </td>
        )}
        {renderCells(this.props, selectLabelId === undefined ? gridCell : { ...gridCell, nameId })}
        {renderActions(this.props, gridCell)}
      </tr>
    );
  }
}
