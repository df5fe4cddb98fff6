import { useId, useRef } from 'react';

import { classNames } from '../internal/classNames.ts';
import { useLabels } from '../messages/labels.ts';
import type { ComponentLabels } from '../messages/messages.ts';
import { insteadOfRows } from '../table/insteadOfRows.ts';
import { roles } from '../table/roles.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import * as styles from './DataGrid.css.ts';
import { DataGridBody } from './DataGridBody.tsx';
import { handleHeadKey } from './gridKeys.ts';
import { SelectHeader } from './SelectHeader.tsx';
import type { DataGridProps } from './types.ts';
import { useFocusOfLastRow } from './useFocusOfLastRow.ts';
import { useSelection } from './useSelection.ts';

const english = {
  select: 'Select',
  selectAll: 'Select all',
  selected: (count: number) => `${count} selected`,
} satisfies Partial<ComponentLabels>;

const NO_ROWS = [] as const;

/**
 * A `Table` with keyboard navigation between rows, for selecting rows and for thousands of them.
 *
 * Tab stops at one row. Arrow keys, Home, End, Page Up and Page Down move between rows and their content, Space
 * selects, Shift extends, Mod+A selects all, Escape clears, Enter follows the row.
 */
export function DataGrid<Row>({
  getRowKey,
  getRowText,
  rowHref,
  firstRowIndex = 0,
  selectionMode = 'none',
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  disabledKeys,
  selectAllLabel,
  selectLabel,
  selectedLabel,
  maxVisibleRows,
  totalRows,
  className,
  ...props
}: DataGridProps<Row>) {
  const { columns, rows, rowLead, rowActions, isRefreshing = false } = props;
  const labels = useLabels('labels', english);
  const selectLabelId = useId();
  const selection = useSelection(
    { selectionMode, selectedKeys, defaultSelectedKeys, onSelectionChange, disabledKeys },
    rows ?? NO_ROWS,
    getRowKey,
  );
  const area = useRef<HTMLDivElement>(null);
  const focusProps = useFocusOfLastRow(area, insteadOfRows(props) !== undefined);
  const isWindowed = maxVisibleRows !== undefined;
  const isSelectable = selectionMode !== 'none';
  const rowCount = totalRows ?? (isWindowed ? rows?.length : undefined);
  return (
    <TableFrame
      {...props}
      {...roles.grid}
      className={classNames(isSelectable ? styles.selectable : undefined, className)}
      aria-multiselectable={selectionMode === 'multiple' || undefined}
      totalRows={rowCount}
      announcement={
        selectionMode === 'multiple'
          ? (selectedLabel ?? labels.selected)(selection.keys.size)
          : undefined
      }
      selectHeader={
        isSelectable ? (
          <SelectHeader
            selection={selection}
            label={selectAllLabel ?? labels.selectAll}
            rowLabel={selectLabel ?? labels.select}
            rowLabelId={selectLabelId}
          />
        ) : undefined
      }
      headProps={{ onKeyDown: handleHeadKey }}
      areaProps={{
        ...focusProps,
        ref: area,
        // Its rows are the Tab stop; it takes focus when there are no rows.
        tabIndex: -1,
        ...(isWindowed
          ? { role: 'region', 'aria-label': props['aria-label'], className: styles.scroller }
          : undefined),
      }}
    >
      <DataGridBody
        rows={rows ?? NO_ROWS}
        getRowKey={getRowKey}
        getRowText={getRowText}
        rowProps={{
          columns,
          rowHref,
          rowLead,
          rowActions,
          selectLabelId: isSelectable ? selectLabelId : undefined,
        }}
        selection={selection}
        isRefreshing={isRefreshing}
        maxVisibleRows={maxVisibleRows}
        firstRowIndex={firstRowIndex}
        isNumbered={rowCount !== undefined}
      />
    </TableFrame>
  );
}
