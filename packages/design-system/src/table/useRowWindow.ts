import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { scrollerOf } from './gridFocus.ts';
import { moveWindow, rangeOf, readyWindow, type RowRange, type RowWindow } from './rowWindow.ts';

/** Pixels of a row before one was measured: `density.row`, comfortable. */
const ASSUMED_HEIGHT = 44;

interface RenderedRows {
  range: RowRange;
  /** About the first row in view. */
  top: number;
  /** Pixels. The same for every row. */
  rowHeight: number;
  /** Ref of any row: the one that is measured. */
  measureRow: (row: HTMLTableRowElement | null) => void;
}

/**
 * Which rows are in view of what scrolls them, and how high a row is: measured, because density, the size
 * of text and the narrow layout change it. Those beyond the view are rendered once somebody is about to scroll.
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
      // Less than 0 where scrolling beyond the edge bounces.
      const top = Math.max(0, Math.floor(element.scrollTop / rowHeight));
      // Before the next paint, else fast scrolling shows empty space.
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
    // By script, because a strict Content Security Policy refuses a style attribute.
    element.style.setProperty('--qs-table-height', `${visibleRows * rowHeight}px`);
    // The first row in view stays the first.
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
