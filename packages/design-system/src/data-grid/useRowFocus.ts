import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { activeElementFor } from '../internal/rootNodeOf.ts';
import { focusRow, scrollerOf } from './gridFocus.ts';

interface RowFocusOptions {
  body: RefObject<HTMLElement | null>;
  count: number;
  keyAt: (index: number) => string;
  indexOf: (key: string) => number;
  rowHeight: number;
}

interface RowFocus {
  /** The row that has focus, or had it last. */
  index: number | undefined;
  /** Focuses a row, rendered or not, or its content in a column. */
  moveTo: (index: number, column?: number) => void;
  onFocus: (index: number) => void;
  onBlur: () => void;
}

interface Current {
  key: string;
  index: number;
  /** The row to focus once it is rendered; it may have been out of view. */
  wants?: { column?: number };
}

/**
 * The Tab stop among rows, by key: rows may move while one has focus, or be removed. Then the
 * view moves with it, or the row in its place takes focus.
 */
export function useRowFocus(options: RowFocusOptions): RowFocus {
  const { body, count, keyAt, indexOf, rowHeight } = options;
  const [current, setCurrent] = useState<Current>();
  const isInside = useRef(false);
  const last = useRef<Current>(undefined);

  if (current !== undefined && (current.index >= count || keyAt(current.index) !== current.key)) {
    const found = indexOf(current.key);
    const index = found === -1 ? Math.min(current.index, count - 1) : found;
    setCurrent(count === 0 ? undefined : { key: keyAt(index), index });
  }

  useLayoutEffect(() => {
    const before = last.current;
    if (before === current) return;
    last.current = current;
    const rows = body.current;
    const isLost = isInside.current && rows?.contains(activeElementFor(rows)) === false;
    if (current === undefined) {
      if (isLost) scrollerOf(rows)?.focus();
    } else if (current.wants !== undefined || isLost) {
      const row = rows?.querySelector<HTMLTableRowElement>(`tr[data-index="${current.index}"]`);
      isInside.current = true;
      if (row) focusRow(row, current.wants?.column);
    } else if (isInside.current && before?.key === current.key) {
      scrollerOf(rows)?.scrollBy(0, (current.index - before.index) * rowHeight);
    }
  }, [current, body, rowHeight]);

  return {
    index: current?.index,
    moveTo(to, column) {
      const index = Math.max(0, Math.min(to, count - 1));
      setCurrent({ key: keyAt(index), index, wants: { column } });
    },
    onFocus(index) {
      isInside.current = true;
      const key = keyAt(index);
      if (current?.key !== key) setCurrent({ key, index });
    },
    onBlur() {
      isInside.current = false;
    },
  };
}
