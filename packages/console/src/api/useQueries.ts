import { useMemo } from 'react';

import { useConsole } from '../runtime/useConsole.ts';
import { createQueries } from './createQueries.ts';
import type { Queries } from './createQueries.ts';

/** The queries of the console around, for the hooks of TanStack Query. Throws outside a `ConsoleProvider`. */
export function useQueries(): Queries {
  const { api } = useConsole();
  return useMemo(() => createQueries(api), [api]);
}
