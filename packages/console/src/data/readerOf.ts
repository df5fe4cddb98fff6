import { bindQuery } from './ApiQuery.ts';
import type { ApiQuery } from './ApiQuery.ts';
import type { ConsoleWithQueries } from './useConsoleWithQueries.ts';

/** Reads something into the cache, unless it is there and fresh. */
export type Reader = <Data>(query: ApiQuery<Data>) => Promise<Data>;

/** For how long what was read ahead counts as fresh, in milliseconds. */
const freshMs = 10_000;

/** What reads ahead into the cache of a console. A failure is not tried again: whoever shows the page does that. */
export function readerOf(console: ConsoleWithQueries): Reader {
  return (query) => {
    const options = bindQuery(console, query);
    const staleTime = Math.max(query.staleTimeMs ?? 0, freshMs);
    return console.queryClient.fetchQuery({ ...options, staleTime, retry: false });
  };
}
