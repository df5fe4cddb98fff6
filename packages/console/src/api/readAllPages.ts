import { maxPageSize } from '@quayside/api-contract';
import type { Page } from '@quayside/api-contract';

/** Maximum number of pages that are read of one list: 2000 items. */
const mostPages = 20;

interface ReadAllPagesOptions {
  /** Stops before the next page when aborted. @default never */
  signal?: AbortSignal | undefined;
  /** @default 20 */
  maxPages?: number;
}

/**
 * Fetches the pages of a list, up to a maximum. `count` is larger than the number of items only when there are more
 * pages than the maximum.
 * @param read fetches a page of at most `limit` items after `skip`
 */
export async function readAllPages<Item>(
  read: (part: { skip: number; limit: number }) => Promise<Page<Item>>,
  { signal, maxPages = mostPages }: ReadAllPagesOptions = {},
): Promise<Page<Item>> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    signal?.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- the start of a page is known only after the previous one
    const { data, count } = await read({ skip: items.length, limit: maxPageSize });
    items.push(...data);
    if (data.length === 0 || items.length >= count) return { data: items, count: items.length };
    if (page >= maxPages) return { data: items, count };
  }
}
