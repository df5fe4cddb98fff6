interface PageRangeInput {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Number of items on all pages. */
  count: number;
}

/** Range of items on a page, counted from 1, and the number of pages. */
export interface PageRange {
  first: number;
  last: number;
  pageCount: number;
}

/** Returns the range of a page. A page after the last one is empty, and `first` is after `last`. */
export function pageRange({ page, pageSize, count }: PageRangeInput): PageRange {
  return {
    first: (page - 1) * pageSize + 1,
    last: Math.min(page * pageSize, count),
    pageCount: Math.ceil(count / pageSize),
  };
}
