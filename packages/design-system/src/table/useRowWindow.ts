import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { scrollerOf } from './gridFocus.ts';
import { stepOf, windowAt, type RowRange } from './rowWindow.ts';

/** Pixels of a row before one was measured: `density.row`, comfortable. */
const ASSUMED_HEIGHT = 44;

interface RowWindow {
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
): RowWindow {
  const [rowHeight, setRowHeight] = useState(ASSUMED_HEIGHT);
  const [step, setStep] = useState<number>();
  const isWindowed = visibleRows !== undefined;

  useLayoutEffect(() => {
    const element = scrollerOf(body.current);
    if (!element || !isWindowed) return;
    const follow = () => {
      // Before the next paint, else fast scrolling shows empty space.
      flushSync(() => setStep(stepOf(Math.floor(element.scrollTop / rowHeight))));
    };
    const prepare = () => setStep((known) => known ?? 0);
    element.addEventListener('scroll', follow, { passive: true });
    element.addEventListener('pointerenter', prepare);
    element.addEventListener('focusin', prepare);
    return () => {
      element.removeEventListener('scroll', follow);
      element.removeEventListener('pointerenter', prepare);
      element.removeEventListener('focusin', prepare);
    };
  }, [body, isWindowed, rowHeight]);

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
    range: isWindowed ? windowAt(step, visibleRows, count) : { start: 0, end: count },
    top: Math.min(step ?? 0, Math.max(0, count - 1)),
    rowHeight,
    measureRow,
  };
}
