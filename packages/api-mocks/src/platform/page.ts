import { maxPageSize, type Page, type SortOrder } from '@quayside/api-contract';

/** Which part of a list is wanted. */
export interface PageQuery {
  /** @default 0 */
  skip?: number;
  /** @default 100 */
  limit?: number;
  /** `desc` is newest first. @default 'desc' */
  order?: SortOrder;
}

/**
 * One page of `rows`, by the time they were made. Rows of the same time keep the order they came in, or
 * its reverse, so that pages never repeat or miss one. Rows that come oldest first, as collections give
 * them, cost one look each.
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

/** One page of `rows` as they are. */
export function pageOf<T>(
  rows: readonly T[],
  { skip = 0, limit = maxPageSize }: Omit<PageQuery, 'order'> = {},
): Page<T> {
  return { data: rows.slice(skip, skip + limit), count: rows.length };
}

/** A page with each item changed. */
export function mapPage<T, U>(page: Page<T>, change: (item: T) => U): Page<U> {
  return { data: page.data.map(change), count: page.count };
}
