import { endAnchor, isBelow, moveBy, rowsInView, withinEnd } from '../geometry/anchor.ts';
import type { RowAnchor } from '../geometry/anchor.ts';
import { createRowHeights } from '../geometry/rowHeights.ts';
import { scrollScale } from '../geometry/scrollScale.ts';
import type { ScrollScale } from '../geometry/scrollScale.ts';
import { createVisibleRows } from './visibleRows.ts';
import type { RowContent } from './visibleRows.ts';

/** The elements of a list, each inside the one before. Their looks are `Lines.css.ts`. */
export interface LineListElements {
  /** Scroll container. */
  scroller: HTMLElement;
  /** As high as all rows, within what browsers can. */
  spacer: HTMLElement;
  /** As high as the scroller, and stuck to its top. */
  view: HTMLElement;
  /** Has the rows as children, in normal flow. */
  rows: HTMLElement;
}

/** Options of {@link LineList}. */
export interface LineListOptions<Row extends { readonly element: HTMLElement }> {
  elements: LineListElements;
  content: RowContent<Row>;
  /** Whether rows may be wider than the view. */
  isWide: () => boolean;
  /** Called when rows were laid out, with the first one in view. */
  onPlaced: (first: RowPlace) => void;
  /** Called when the user scrolled. */
  onScrolled: (isAtEnd: boolean) => void;
}

/** Position of a row: `y` px below the top of the view. */
export interface RowPlace {
  row: number;
  y: number;
}

/** Rows of which only those in view are in the page. */
export interface LineList<Row> {
  /** Sets the range of rows, and whether the view follows their end. Renders new rows. */
  setRows: (first: number, end: number, isAtEnd: boolean) => void;
  /** Shows a row if it is not in view: in the middle if it was far, else at the nearer edge. */
  reveal: (row: number) => void;
  /** Shows other rows under the same numbers, at `place` or at the end. */
  replaceRows: (first: number, end: number, place: RowPlace | undefined) => void;
  /** The rows from `from` up to, not including, `to` are to be looked at again: a fold was opened or shut. */
  unfold: (from: number, to: number) => void;
  /** The first row that is in view. */
  place: () => RowPlace;
  /** Returns the distance of a row from the top of the view, in px; `undefined` if it is not in view. */
  isInView: (row: number) => number | undefined;
  /** Number of rows of default height in view. */
  pageSize: () => number;
  /** Fills the rows in view again, or those among them that are `isStale`. */
  refresh: (isStale?: (view: Row, row: number) => boolean) => void;
  /** The same, where the looks of all rows have changed, hence their heights. */
  restyle: () => void;
  /** The rows in the page, by their numbers. */
  visible: ReadonlyMap<number, Row>;
  /** Removes listeners and observers. */
  dispose: () => void;
}

/** Limit of layout passes, as each may measure new heights; two are enough in practice. */
const passes = 10;

/** After so many ms without a scroll event, scrolling is over where `scrollend` does not come. */
const restAfter = 150;

/**
 * A list of any number of rows of any height.
 *
 * The rows are in an element that sticks to the scroller, so between a scroll by the browser and the next rendered
 * frame the old rows are in view, never a blank. The position is a row and the part of it above the top
 * ({@link RowAnchor}); the browser's scroll position follows it, and is read only when it jumps.
 */
export function createLineList<Row extends { readonly element: HTMLElement }>({
  elements: { scroller, spacer, view, rows },
  content,
  isWide,
  onPlaced,
  onScrolled,
}: LineListOptions<Row>): LineList<Row> {
  const heights = createRowHeights(20);
  const { visible, collapse, attach, detach, measure } = createVisibleRows({
    parent: rows,
    content,
    heights,
    // It stays in the list.
    takeFocus: () => scroller.focus({ preventScroll: true }),
  });
  let anchor: RowAnchor = { row: 0, offset: 0 };
  let isStuckToEnd = true;
  /** Width of the widest row seen so far, in px, if rows do not wrap. */
  let widest = 0;
  let viewHeight = 0;
  let width = 0;
  let scale: ScrollScale = scrollScale(0, 0);
  let spacerHeight = -1;
  /** The scroll position that belongs to `anchor`, or that the browser was last seen at. */
  let { scrollTop } = scroller;
  /** A scroll is under way: the position is the browser's, and must not be written. */
  let isScrolling = false;
  let isDragging = false;
  let rest: ReturnType<typeof setTimeout> | undefined;

  /** The default row height is measured in the page, because it depends on the text size. */
  const probe = content.create().element;
  probe.setAttribute('aria-hidden', 'true');
  probe.dataset['probe'] = '';
  view.append(probe);

  /** The rows in view at the place that `find` finds, after the folds among them are collapsed. */
  function findRows(find: () => RowAnchor): { first: number; end: number } {
    for (;;) {
      anchor = withinEnd(heights, find(), viewHeight);
      const inView = rowsInView(heights, anchor, viewHeight);
      if (!collapse(inView.first, inView.end)) return inView;
    }
  }

  /** Shows the place that `findFrom` returns, given the place shown before; called again as rows are measured. */
  function layOut(findFrom: (start: RowAnchor) => RowAnchor) {
    // Before rows are measured in a new width that the observer has not reported yet.
    readSizes();
    if (viewHeight === 0) return;
    const start = anchor;
    const find = () => findFrom(start);
    for (let pass = 0; pass < passes; pass += 1) {
      const { first, end } = findRows(find);
      const { total } = heights;
      attach(first, end, pass === 0);
      if (!measure() && heights.total === total) break;
    }
    widen();
    anchor = withinEnd(heights, find(), viewHeight);
    let hidden = anchor.offset;
    for (const row of visible.keys()) if (row < anchor.row) hidden += heights.heightOf(row);
    rows.style.transform = `translateY(${-hidden}px)`;
    if (heights.end > anchor.row) onPlaced(firstInView());
    resize();
  }

  const firstInView = () => ({ row: anchor.row, y: -anchor.offset });

  /** Rows that do not wrap keep the width of the widest, so that scrolling down does not scroll sideways. */
  function widen() {
    if (!isWide()) return;
    const { scrollWidth } = scroller;
    if (scrollWidth <= Math.max(widest, scroller.clientWidth)) return;
    widest = scrollWidth;
    spacer.style.minInlineSize = `${widest}px`;
  }

  /** Makes the spacer as high as it must be, and the scroll position that of the anchor. */
  function resize() {
    scale = scrollScale(heights.total, viewHeight);
    const height = Math.max(scale.length, viewHeight);
    if (isDragging) return;
    if (height !== spacerHeight) {
      spacer.style.blockSize = `${height}px`;
      // The browser brings a position that is beyond the end back to it.
      if (height < spacerHeight) ({ scrollTop } = scroller);
      spacerHeight = height;
    }
    if (!isScrolling) writeScrollTop();
  }

  function writeScrollTop() {
    const wanted = scale.toScroll(heights.topOf(anchor.row) + anchor.offset);
    if (Math.abs(wanted - scrollTop) < 1) return;
    scroller.scrollTop = wanted;
    // As rounded by the browser.
    ({ scrollTop } = scroller);
  }

  const stay = () =>
    layOut((start) => (isStuckToEnd ? endAnchor(heights, viewHeight) : moveBy(heights, start, 0)));

  function settle() {
    clearTimeout(rest);
    isScrolling = false;
    isDragging = false;
    resize();
  }

  const isAtEnd = () => !isBelow(endAnchor(heights, viewHeight + 1), anchor);

  function handleScroll() {
    // Not a scroll by the user: the view has another height, which the observer has not reported yet.
    if (scroller.clientHeight !== viewHeight) {
      handleSize();
      return;
    }
    const { scrollTop: now } = scroller;
    const distance = now - scrollTop;
    if (distance === 0) return;
    scrollTop = now;
    isScrolling = true;
    clearTimeout(rest);
    rest = setTimeout(settle, restAfter);
    isStuckToEnd = false;
    if (isDragging || Math.abs(distance) > viewHeight * 2) {
      layOut(() => heights.rowAt(scale.toRows(now)));
    } else {
      layOut((start) => moveBy(heights, start, distance));
    }
    isStuckToEnd = distance > 0 && isAtEnd();
    // At an end of the scroll position there is no room to scroll further: add some.
    if (now <= 0 || now >= spacerHeight - viewHeight - 1) writeScrollTop();
    onScrolled(isStuckToEnd);
  }

  /** On the scrollbar: then the scroll position is a place, however small the step. */
  function handlePointerDown(event: PointerEvent) {
    if (event.target !== scroller) return;
    const bounds = scroller.getBoundingClientRect();
    isDragging = event.clientX - bounds.left > scroller.clientLeft + scroller.clientWidth;
  }

  function forget(usual: number) {
    const { row, offset } = anchor;
    const below = heights.heightOf(row) - offset;
    // The height above the view may change: the first row that starts in view stays in place.
    if (offset > 0 && below < viewHeight && row + 1 < heights.end) {
      anchor = { row: row + 1, offset: -below };
    }
    heights.forget(usual);
    widest = 0;
    spacer.style.removeProperty('min-inline-size');
  }

  /** Returns whether the size of anything is news. */
  function readSizes(): boolean {
    const usual = probe.getBoundingClientRect().height;
    const { clientHeight, clientWidth } = scroller;
    const isOther = usual !== heights.usual || clientWidth !== width;
    if (!isOther && clientHeight === viewHeight) return false;
    // In a taller view the browser brings a position that is beyond the end back to it.
    if (clientHeight !== viewHeight) ({ scrollTop } = scroller);
    viewHeight = clientHeight;
    width = clientWidth;
    view.style.blockSize = `${viewHeight}px`;
    if (isOther && usual > 0) forget(usual);
    return true;
  }

  function handleSize() {
    if (readSizes()) stay();
  }

  const sizes = new ResizeObserver(handleSize);
  sizes.observe(scroller);
  sizes.observe(probe);
  scroller.addEventListener('scroll', handleScroll, { passive: true });
  scroller.addEventListener('scrollend', settle);
  scroller.addEventListener('pointerdown', handlePointerDown);
  const stopDragging = () => {
    if (isDragging) settle();
  };
  addEventListener('pointerup', stopDragging);
  // The rows come with `setRows`.
  readSizes();

  function showAt(row: number, y: number) {
    isStuckToEnd = false;
    layOut(() => moveBy(heights, { row, offset: 0 }, -y));
  }

  function topOf(row: number): number | undefined {
    if (!visible.has(row)) return undefined;
    let y = -anchor.offset;
    for (let one = anchor.row; one < row; one += 1) y += heights.heightOf(one);
    for (let one = row; one < anchor.row; one += 1) y -= heights.heightOf(one);
    return y;
  }

  function refresh(isStale: (view: Row, row: number) => boolean = () => true) {
    let isNews = false;
    for (const [row, node] of visible) {
      if (!isStale(node, row)) continue;
      content.fill(node, row);
      isNews = true;
    }
    if (isNews) stay();
  }

  return {
    visible,
    setRows: (first, end, isAtEndNow) => {
      const last = end > heights.end ? heights.end - 1 : -1;
      const summary = last < first ? undefined : content.summaryOf(last);
      heights.setRange(first, end);
      // It was part of a fold whose first row is gone, and is the first one now.
      if (first < end && heights.heightOf(first) === 0) heights.measured(first, heights.usual);
      isStuckToEnd = isAtEndNow;
      if (anchor.row < first) anchor = { row: first, offset: 0 };
      // New rows may belong to the fold that was the last, whose summary counts them.
      const isGrown = summary !== undefined && visible.has(summary);
      if (isGrown) refresh((_, row) => row === summary);
      else stay();
    },
    replaceRows: (first, end, place) => {
      for (const row of visible.keys()) detach(row);
      forget(heights.usual);
      heights.setRange(first, end);
      isStuckToEnd = place === undefined;
      anchor = { row: first, offset: 0 };
      if (place === undefined) stay();
      else showAt(place.row, place.y);
    },
    unfold: (from, to) => {
      for (let row = from; row < to; row += 1) {
        heights.measured(row, heights.usual);
        detach(row);
      }
      isStuckToEnd = false;
      stay();
    },
    reveal: (row) => {
      const y = topOf(row);
      const height = heights.heightOf(row);
      const inset = content.insetOf(row);
      if (y === undefined) showAt(row, Math.max(0, (viewHeight - height) / 2));
      else if (y < inset || height > viewHeight) showAt(row, inset);
      else if (y + height > viewHeight) showAt(row, viewHeight - height);
    },
    place: firstInView,
    isInView: (row) => {
      const y = topOf(row);
      return y !== undefined && y + heights.heightOf(row) > 0 && y < viewHeight ? y : undefined;
    },
    pageSize: () => Math.floor(viewHeight / heights.usual),
    refresh,
    restyle: () => {
      forget(probe.getBoundingClientRect().height || heights.usual);
      refresh();
    },
    dispose: () => {
      clearTimeout(rest);
      sizes.disconnect();
      scroller.removeEventListener('scroll', handleScroll);
      scroller.removeEventListener('scrollend', settle);
      scroller.removeEventListener('pointerdown', handlePointerDown);
      removeEventListener('pointerup', stopDragging);
      probe.remove();
      rows.replaceChildren();
    },
  };
}
