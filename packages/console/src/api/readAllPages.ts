import { maxPageSize } from '@quayside/api-contract';
import type { Page } from '@quayside/api-contract';

/**
 * Everything on a list, however many pages it takes.
 * @param read the page that begins after `skip` items, of at most `limit`
 */
export async function readAllPages<Item>(
  read: (part: { skip: number; limit: number }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- where a page begins is known only after the one before
    const { data, count } = await read({ skip: items.length, limit: maxPageSize });
    items.push(...data);
    if (data.length === 0 || items.length >= count) return items;
  }
}
