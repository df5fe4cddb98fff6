import { activeElementFor } from '../../../internal/rootNodeOf.ts';
import type { RowHeights } from '../geometry/rowHeights.ts';

/** Rendered rows of a list. */
export interface RowContent<Row extends { readonly element: HTMLElement }> {
  /** An element for a row, to be filled again and again. */
  create: () => Row;
  /** Shows a row in it. */
  fill: (view: Row, row: number) => void;
  /** Rows collapsed into their first one; `undefined` if none. `to` is exclusive. */
  foldOf: (row: number) => { from: number; to: number } | undefined;
  /** The first row of the fold of a row, which may be open; `undefined` if none. */
  summaryOf: (row: number) => number | undefined;
  /** Height of what covers the top of the view while a row is in view, in px. */
  insetOf: (row: number) => number;
}

/** Options of {@link VisibleRows}. */
export interface VisibleRowsOptions<Row extends { readonly element: HTMLElement }> {
  /** Has the rows as children, in normal flow. */
  parent: HTMLElement;
  content: RowContent<Row>;
  /** Known heights of the rows, measured as they are rendered. */
  heights: RowHeights;
  /** Element that receives focus from a removed row. */
  takeFocus: () => void;
}

/** The rows of a list that are in the page; their elements are used again. */
export interface VisibleRows<Row> {
  /** The rows in the page, by their numbers. */
  visible: ReadonlyMap<number, Row>;
  /**
   * Gives collapsed rows from `first` up to, not including, `end` no height, apart from those in the page. Returns
   * whether any height changed.
   */
  collapse: (first: number, end: number) => boolean;
  /** Puts the rows from `first` up to, not including, `end` into the page. `isFirst`: others leave. */
  attach: (first: number, end: number, isFirst: boolean) => void;
  /** Takes a row out of the page. */
  detach: (row: number) => void;
  /** Measures rows whose height may differ. Returns whether any height changed. */
  measure: () => boolean;
}

/** Renders any requested rows as children of an element, in order. */
export function createVisibleRows<Row extends { readonly element: HTMLElement }>({
  parent,
  content,
  heights,
  takeFocus,
}: VisibleRowsOptions<Row>): VisibleRows<Row> {
  const visible = new Map<number, Row>();
  const spare: Row[] = [];

  function keepFocus({ element }: Row) {
    if (element.contains(activeElementFor(element))) takeFocus();
  }

  function detach(row: number) {
    const node = visible.get(row);
    if (node === undefined) return;
    keepFocus(node);
    node.element.remove();
    visible.delete(row);
    spare.push(node);
  }

  /** Releases all rows, but leaves their elements in place. Returns the elements, from the top. */
  function letGo(): Row[] {
    const left = [...visible].toSorted(([a], [b]) => a - b).map(([, node]) => node);
    for (const node of left) keepFocus(node);
    visible.clear();
    return left;
  }

  function collapseFold(fold: { from: number; to: number }): boolean {
    let isNews = false;
    for (let one = fold.from + 1; one < fold.to; one += 1) {
      isNews = heights.measured(one, 0) || isNews;
    }
    const head = visible.get(fold.from);
    // Its text contains the number of collapsed rows.
    if (isNews && head !== undefined) content.fill(head, fold.from);
    return isNews;
  }

  function collapse(first: number, end: number): boolean {
    let isNews = false;
    for (let row = first; row < end; row += 1) {
      if (visible.has(row) || heights.heightOf(row) === 0) continue;
      const fold = content.foldOf(row);
      if (fold !== undefined) isNews = collapseFold(fold) || isNews;
    }
    return isNews;
  }

  /** Fills existing elements in place where no row is rendered yet: moving one costs as much as creating it. */
  function attach(first: number, end: number, isFirst: boolean) {
    const isApart = [...visible.keys()].every((row) => row < first || row >= end);
    const left = isApart ? letGo() : [];
    for (const row of visible.keys()) {
      if ((isFirst && (row < first || row >= end)) || heights.heightOf(row) === 0) detach(row);
    }
    let next = parent.firstElementChild;
    for (let row = first; row < end; row += 1) {
      if (heights.heightOf(row) === 0) continue;
      let node = visible.get(row);
      if (node === undefined) {
        node = left.shift() ?? spare.pop() ?? content.create();
        visible.set(row, node);
        content.fill(node, row);
      } else {
        // Before it are rows that stay from the pass before.
        while (next !== null && next !== node.element) next = next.nextElementSibling;
      }
      if (node.element === next) next = next.nextElementSibling;
      else parent.insertBefore(node.element, next);
    }
    for (const node of left) {
      node.element.remove();
      spare.push(node);
    }
  }

  function measure(): boolean {
    let isNews = false;
    for (const [row, { element }] of visible) {
      isNews = heights.measured(row, element.getBoundingClientRect().height) || isNews;
    }
    return isNews;
  }

  return { visible, collapse, attach, detach, measure };
}
