import { useMemo, useRef } from 'react';
import { useControlledState } from 'react-stately/useControlledState';

import { keyAt } from './rowKey.ts';
import {
  extended,
  shareOf,
  toggled,
  withAll,
  withoutAll,
  type SelectableRows,
} from './selection.ts';
import type { SelectionProps } from './types.ts';

const NONE: ReadonlySet<string> = new Set();

const asSet = (keys: Iterable<string> | undefined): ReadonlySet<string> | undefined =>
  keys === undefined || keys instanceof Set ? keys : new Set(keys);

/** The selection of a table, by the index of its rows. */
export interface Selection {
  readonly mode: 'none' | 'single' | 'multiple';
  readonly keys: ReadonlySet<string>;
  /** Number of selected rows among the current ones. */
  readonly share: 'none' | 'some' | 'all';
  isDisabled: (key: string) => boolean;
  /** Toggles a row. In `single` mode the previous one is deselected. */
  toggle: (index: number) => void;
  /** Selects from the last toggled row up to this one. */
  extendTo: (index: number, from?: number) => void;
  /** Selects all current rows, or none of them. */
  setAll: (isSelected: boolean) => void;
  /** Clears the selection. */
  clear: () => void;
}

/** Manages the selection, or follows `selectedKeys`. */
export function useSelection<Row>(
  { selectionMode = 'none', ...props }: SelectionProps,
  rows: readonly Row[],
  getRowKey: (row: Row) => string,
): Selection {
  const given = useMemo(() => asSet(props.selectedKeys), [props.selectedKeys]);
  const [keys, setKeys] = useControlledState<ReadonlySet<string>>(
    given,
    asSet(props.defaultSelectedKeys) ?? NONE,
    props.onSelectionChange,
  );
  const disabled = useMemo(() => asSet(props.disabledKeys) ?? NONE, [props.disabledKeys]);
  // Keys, not indices: the rows may have moved before the range is extended.
  const span = useRef<{ anchor: string; end: string }>(undefined);

  const isDisabled = (key: string) => disabled.has(key);
  const keyOf = (index: number) => keyAt(rows, getRowKey, index);
  const all: SelectableRows = { count: rows.length, keyAt: keyOf, isDisabled };
  const indexOf = (key: string) => rows.findIndex((row) => getRowKey(row) === key);

  return {
    mode: selectionMode,
    keys,
    share: selectionMode === 'multiple' ? shareOf(keys, all) : 'none',
    isDisabled,
    toggle(index) {
      const key = keyOf(index);
      if (selectionMode === 'none' || index >= rows.length || isDisabled(key)) return;
      span.current = { anchor: key, end: key };
      if (selectionMode === 'multiple') setKeys(toggled(keys, key));
      else setKeys(keys.has(key) ? NONE : new Set([key]));
    },
    extendTo(index, from = index) {
      if (selectionMode !== 'multiple') return;
      const start = span.current ?? { anchor: keyOf(from), end: keyOf(from) };
      const anchor = indexOf(start.anchor);
      const before = indexOf(start.end);
      const known = anchor === -1 || before === -1 ? undefined : { anchor, end: before };
      const next = { anchor: known?.anchor ?? from, end: index };
      span.current = { anchor: keyOf(next.anchor), end: keyOf(index) };
      setKeys(extended(keys, all, next, known));
    },
    setAll(isSelected) {
      if (selectionMode !== 'multiple') return;
      span.current = undefined;
      setKeys(isSelected ? withAll(keys, all) : withoutAll(keys, all));
    },
    clear() {
      span.current = undefined;
      if (keys.size > 0) setKeys(NONE);
    },
  };
}
