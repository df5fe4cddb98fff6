import { maxPageSize } from '@quayside/api-contract';
import type { Page } from '@quayside/api-contract';

/**
 * Fetches all pages of a list.
 * @param read fetches a page of at most `limit` items after `skip`
 */
export async function readAllPages<Item>(
  read: (part: { skip: number; limit: number }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- the start of a page is known only after the previous one
    const { data, count } = await read({ skip: items.length, limit: maxPageSize });
    items.push(...data);
    if (data.length === 0 || items.length >= count) return items;
  }
}
