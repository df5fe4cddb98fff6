interface PageRangeInput {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Number on all pages. */
  count: number;
}

/** Which items a page shows, counted from 1, and how many pages there are. */
export interface PageRange {
  first: number;
  last: number;
  pageCount: number;
}

/** Works out what a page shows. A page after the last one shows nothing, and `first` is after `last`. */
export function pageRange({ page, pageSize, count }: PageRangeInput): PageRange {
  return {
    first: (page - 1) * pageSize + 1,
    last: Math.min(page * pageSize, count),
    pageCount: Math.ceil(count / pageSize),
  };
}
