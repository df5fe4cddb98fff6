import { useConsoleWithQueries } from './useConsoleWithQueries.ts';
import { bindQuery } from './ApiQuery.ts';
import type { ApiQuery } from './ApiQuery.ts';

/** Reads something into the cache before it is needed, such as when a link is hovered or focused. */
export function usePrefetch(): <Data>(query: ApiQuery<Data>) => void {
  const console = useConsoleWithQueries();
  return (query) => void console.queryClient.prefetchQuery(bindQuery(console, query));
}
