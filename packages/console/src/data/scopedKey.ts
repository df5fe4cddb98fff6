import type { QueryKey } from '@tanstack/react-query';

/** The key of a query within a console. */
export function scopedKey({ scope }: { scope: string }, key: QueryKey): QueryKey {
  return ['quayside', scope, ...key];
}
