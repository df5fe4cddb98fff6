import { maxPageSize, type Page, type SortOrder } from '@quayside/api-contract';

/** Range and order of a list. */
export interface PageQuery {
  /** @default 0 */
  skip?: number;
  /** @default 100 */
  limit?: number;
  /** `desc` is newest first. @default 'desc' */
  order?: SortOrder;
}

/**
 * Returns one page of `rows`, in order of creation. Rows of the same time keep their order, or
 * its reverse, so that pages never repeat or miss one. Rows sorted oldest first, as in collections,
 * are compared once each.
 */
export function pageByTime<T extends { created_at: number }>(
  rows: readonly T[],
  { skip = 0, limit = maxPageSize, order = 'desc' }: PageQuery = {},
): Page<T> {
  const oldestFirst = rows.toSorted((a, b) => a.created_at - b.created_at);
  if (order === 'asc') return pageOf(oldestFirst, { skip, limit });
  const end = Math.max(rows.length - skip, 0);
  const data = oldestFirst.slice(Math.max(end - limit, 0), end).toReversed();
  return { data, count: rows.length };
}

/** Returns one page of `rows` in their order. */
export function pageOf<T>(
  rows: readonly T[],
  { skip = 0, limit = maxPageSize }: Omit<PageQuery, 'order'> = {},
): Page<T> {
  return { data: rows.slice(skip, skip + limit), count: rows.length };
}

/** Maps each item of a page. */
export function mapPage<T, U>(page: Page<T>, change: (item: T) => U): Page<U> {
  return { data: page.data.map(change), count: page.count };
}
