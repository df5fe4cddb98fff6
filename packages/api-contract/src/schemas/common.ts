import * as z from 'zod/mini';

import { maxPageSize } from '../limits.ts';
import { count, wholeNumber } from './primitives.ts';

/** `asc` is oldest first, `desc` newest first. */
export const sortOrderSchema = /* @__PURE__ */ z.enum(['asc', 'desc']);
/** `asc` is oldest first, `desc` newest first. */
export type SortOrder = z.output<typeof sortOrderSchema>;

/** `skip` and `limit` of a list call; the server's defaults are 0 and 100. */
export const pageQuery = {
  skip: /* @__PURE__ */ z.optional(count),
  limit: /* @__PURE__ */ z.optional(wholeNumber(1, maxPageSize)),
};

/** `skip`, `limit` and `order` of a list call; the server's default order is `desc`. */
export const sortedPageQuery = {
  ...pageQuery,
  order: /* @__PURE__ */ z.optional(sortOrderSchema),
};

/** One page of a list, and how many items there are on all pages together. */
export interface Page<Item> {
  data: Item[];
  count: number;
}

/**
 * The envelope of every list response. A list without a count counts its items. A missing value must
 * never break a whole list: an item requires only what identifies it and what has no default.
 */
// @__NO_SIDE_EFFECTS__
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.object({ data: z.array(item), count: z.nullish(count) }),
    z.transform(({ data, count: total }): Page<z.output<Item>> => ({
      data,
      count: total ?? data.length,
    })),
  );
}

/** A message from the server about the completed action. */
export const messageSchema = /* @__PURE__ */ z.object({ message: z.string() });
/** A message from the server about the completed action. */
export type Message = z.output<typeof messageSchema>;
