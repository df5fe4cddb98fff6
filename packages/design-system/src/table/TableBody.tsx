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

import { rowIndexOf } from './gridFocus.ts';
import { answerKey, type TypedWord } from './gridKeys.ts';
import { roles } from './roles.ts';
import { answerPress, beginPress } from './rowEvents.ts';
import { keyAt } from './rowKey.ts';
import { runsOf } from './rowWindow.ts';
import * as styles from './Table.css.ts';
import { TableRow, type RowLook } from './TableRow.tsx';
import { useRowFocus } from './useRowFocus.ts';
import { useRowWindow } from './useRowWindow.ts';
import type { Selection } from './useSelection.ts';

/** Number of rows per Page Down when the page scrolls, not the table. */
const PAGE = 10;

interface TableBodyProps<Row> {
  rows: readonly Row[];
  getRowKey: (row: Row) => string;
  getRowText: ((row: Row) => string) | undefined;
  look: RowLook<Row>;
  selection: Selection;
  isRefreshing: boolean;
  /** Renders only the rows in view of the scroll container, which is this many rows high. */
  maxVisibleRows: number | undefined;
  firstRowIndex: number;
  /** Rows have an index among all rows. */
  isNumbered: boolean;
}

/** The rows: all of them, or those in view. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { rows, getRowKey, getRowText, look, selection, maxVisibleRows } = props;
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
  const isTabbing = useIsTabbing(look.isGrid);
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
    answerKey(event, {
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
    beginPress(event, selection, focus.moveTo);

  const onClick = (event: MouseEvent<HTMLElement>) => answerPress(event, selection);

  const row = (index: number) => {
    const data = rows[index];
    if (data === undefined) return null;
    const key = getRowKey(data);
    return (
      <TableRow
        key={key}
        {...look}
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
    <tbody
      {...roles.group}
      ref={body}
      className={styles.body}
      data-refreshing={props.isRefreshing || undefined}
      {...(look.isGrid ? { onKeyDown, onFocus, onBlur, onMouseDown } : undefined)}
      {...(selection.mode === 'none' ? undefined : { onClick })}
    >
      {runsOf(range, look.isGrid ? focus.index : undefined, count).flatMap((run, at) =>
        run.kind === 'gap'
          ? [<Gap key={`gap-${at}`} height={run.rows * rowHeight} />]
          : Array.from({ length: run.end - run.start }, (_, offset) => row(run.start + offset)),
      )}
    </tbody>
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
function useIsTabbing(isNeeded: boolean): RefObject<boolean> {
  const isTabbing = useRef(false);
  useEffect(() => {
    if (!isNeeded) return;
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
  }, [isNeeded]);
  return isTabbing;
}
