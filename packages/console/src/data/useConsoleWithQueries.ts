import { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { Console } from '../provider/Console.ts';
import type { Queries } from '../provider/queries.ts';
import { useConsole } from '../provider/useConsole.ts';

/** A console that reads. */
export interface ConsoleWithQueries extends Console {
  /** The host's query client, or the console's own. */
  queryClient: QueryClient;
}

/** The query client of a console, made for whoever is the first to read. */
export function queryClientOf({ queries }: { queries: Queries }): QueryClient {
  return queries.orMake(() => new QueryClient());
}

/**
 * The console around with its query client, for `bindQuery` and the hooks of TanStack Query. Throws outside a
 * `ConsoleProvider`.
 */
export function useConsoleWithQueries(): ConsoleWithQueries {
  const console = useConsole();
  return useMemo(() => ({ ...console, queryClient: queryClientOf(console) }), [console]);
}
