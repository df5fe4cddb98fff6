import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';

import { TableBody } from '../table/TableBody.tsx';
import * as styles from './DataGrid.css.ts';
import { DataGridRow, type SharedRowProps } from './DataGridRow.tsx';
import { rowIndexOf } from './gridFocus.ts';
import { handleRowKey, type TypedWord } from './gridKeys.ts';
import { handlePressStart, handleRowPress } from './rowEvents.ts';
import { keyAt } from './rowKey.ts';
import { runsOf } from './rowWindow.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useRowWindow } from './useRowWindow.ts';
import type { Selection } from './useSelection.ts';

/** Number of rows per Page Down when the page scrolls, not the grid. */
const PAGE = 10;

interface DataGridBodyProps<Row> {
  rows: readonly Row[];
  getRowKey: (row: Row) => string;
  getRowText: ((row: Row) => string) | undefined;
  rowProps: SharedRowProps<Row>;
  selection: Selection;
  isRefreshing: boolean;
  /** Renders only the rows in view of the scroll container, which is this many rows high. */
  maxVisibleRows: number | undefined;
  firstRowIndex: number;
  /** Rows have an index among all rows. */
  isNumbered: boolean;
}

/** The rows: all of them, or those in view. */
export function DataGridBody<Row>(props: DataGridBodyProps<Row>) {
  const { rows, getRowKey, getRowText, rowProps, selection, maxVisibleRows } = props;
  const id = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const count = rows.length;
  const keyOf = (index: number) => keyAt(rows, getRowKey, index);
  const { range, top, rowHeight, measureRow } = useRowWindow(body, count, maxVisibleRows);
  const focus = useRowFocus({
    body,
    count,
    keyAt: keyOf,
    indexOf: (key) => rows.findIndex((row) => getRowKey(row) === key),
    rowHeight,
  });
  const word = useRef<TypedWord>({ text: '', at: -Infinity });
  const isTabbing = useIsTabbing();
  const tabStop = focus.index ?? top;

  function onFocus({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    const index = currentTarget.contains(target) ? rowIndexOf(target) : undefined;
    if (index === undefined) return;
    const isFromInside = currentTarget.contains(relatedTarget);
    if (isTabbing.current && isFromInside) return;
    // Tab stops at one row, whatever the others contain.
    if (isTabbing.current && !target.matches('tr')) focus.moveTo(tabStop);
    else focus.onFocus(index);
  }

  function onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) focus.onBlur();
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) =>
    handleRowKey(event, {
      count,
      pageSize: maxVisibleRows === undefined ? PAGE : Math.max(1, maxVisibleRows - 1),
      selection,
      moveTo: focus.moveTo,
      textAt:
        getRowText &&
        ((index) => {
          const row = rows[index];
          return row === undefined ? '' : getRowText(row);
        }),
      word: word.current,
    });

  const onMouseDown = (event: MouseEvent<HTMLElement>) =>
    handlePressStart(event, selection, focus.moveTo);

  const onClick = (event: MouseEvent<HTMLElement>) => handleRowPress(event, selection);

  const row = (index: number) => {
    const data = rows[index];
    if (data === undefined) return null;
    const key = getRowKey(data);
    return (
      <DataGridRow
        key={key}
        {...rowProps}
        rowRef={index === range.start && maxVisibleRows !== undefined ? measureRow : undefined}
        id={`${id}-${index}`}
        row={data}
        index={index}
        // The header is row 1.
        rowIndex={props.isNumbered ? props.firstRowIndex + index + 2 : undefined}
        isSelected={selection.mode === 'none' ? undefined : selection.keys.has(key)}
        isDisabled={selection.isDisabled(key)}
        isTabStop={index === tabStop}
      />
    );
  };

  return (
    <TableBody
      ref={body}
      isRefreshing={props.isRefreshing}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
      onMouseDown={onMouseDown}
      onClick={selection.mode === 'none' ? undefined : onClick}
    >
      {runsOf(range, focus.index, count).flatMap((run, at) =>
        run.kind === 'gap'
          ? [<Gap key={`gap-${at}`} height={run.rows * rowHeight} />]
          : Array.from({ length: run.end - run.start }, (_, offset) => row(run.start + offset)),
      )}
    </TableBody>
  );
}

/** Replaces rows that are not rendered. */
function Gap({ height }: { height: number }) {
  const gap = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    // Set by script, because a strict Content Security Policy blocks style attributes.
    gap.current?.style.setProperty('block-size', `${height}px`);
  }, [height]);
  return <tr ref={gap} className={styles.gap} aria-hidden="true" />;
}

/** Whether the last user action was pressing Tab. */
function useIsTabbing(): RefObject<boolean> {
  const isTabbing = useRef(false);
  useEffect(() => {
    const follow = (event: Event) => {
      isTabbing.current = event instanceof KeyboardEvent && event.key === 'Tab';
    };
    const options = { capture: true, passive: true };
    document.addEventListener('keydown', follow, options);
    document.addEventListener('pointerdown', follow, options);
    return () => {
      document.removeEventListener('keydown', follow, options);
      document.removeEventListener('pointerdown', follow, options);
    };
  }, []);
  return isTabbing;
}
