import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { scrollerOf } from './gridFocus.ts';
import { moveWindow, rangeOf, readyWindow, type RowRange, type RowWindow } from './rowWindow.ts';

/** Default row height in pixels before measuring: `density.row`, comfortable. */
const ASSUMED_HEIGHT = 44;

interface RenderedRows {
  range: RowRange;
  /** Approximately the first row in view. */
  top: number;
  /** Row height in pixels, the same for every row. */
  rowHeight: number;
  /** Ref of any row, which is measured. */
  measureRow: (row: HTMLTableRowElement | null) => void;
}

/**
 * Tracks which rows are in view of the scroll container, and the row height: it is measured, because density, font
 * size and the narrow layout change it. Rows beyond the view are rendered once the user is about to scroll.
 */
export function useRowWindow(
  body: RefObject<HTMLElement | null>,
  count: number,
  visibleRows: number | undefined,
): RenderedRows {
  const [rowHeight, setRowHeight] = useState(ASSUMED_HEIGHT);
  const [last, setLast] = useState<RowWindow>();

  useLayoutEffect(() => {
    const element = scrollerOf(body.current);
    if (!element || visibleRows === undefined) return;
    const follow = () => {
      // Negative during overscroll.
      const top = Math.max(0, Math.floor(element.scrollTop / rowHeight));
      // Before the next paint, otherwise fast scrolling shows empty space.
      flushSync(() => setLast((known = readyWindow) => moveWindow(known, top, visibleRows)));
    };
    const prepare = () => setLast((known = readyWindow) => known);
    element.addEventListener('scroll', follow, { passive: true });
    element.addEventListener('pointerenter', prepare);
    element.addEventListener('focusin', prepare);
    return () => {
      element.removeEventListener('scroll', follow);
      element.removeEventListener('pointerenter', prepare);
      element.removeEventListener('focusin', prepare);
    };
  }, [body, visibleRows, rowHeight]);

  const lastHeight = useRef(rowHeight);
  useLayoutEffect(() => {
    const element = scrollerOf(body.current);
    if (!element || visibleRows === undefined) return;
    // Set by script, because a strict Content Security Policy blocks style attributes.
    element.style.setProperty('--qs-table-height', `${visibleRows * rowHeight}px`);
    // Keeps the first row in view.
    if (lastHeight.current !== rowHeight) {
      element.scrollTo({ top: (element.scrollTop * rowHeight) / lastHeight.current });
    }
    lastHeight.current = rowHeight;
  }, [body, visibleRows, rowHeight]);

  const observer = useRef<ResizeObserver>(undefined);
  const measured = useRef(ASSUMED_HEIGHT);
  const measureRow = useCallback((row: HTMLTableRowElement | null) => {
    observer.current ??= new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize;
      if (!height || height === measured.current) return;
      measured.current = height;
      // Still before this frame is painted.
      flushSync(() => setRowHeight(height));
    });
    observer.current.disconnect();
    if (row !== null) observer.current.observe(row);
  }, []);

  return {
    range: visibleRows === undefined ? { start: 0, end: count } : rangeOf(last, visibleRows, count),
    top: Math.min(last?.top ?? 0, Math.max(0, count - 1)),
    rowHeight,
    measureRow,
  };
}
