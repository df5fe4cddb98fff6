import type { QueryKey } from '@tanstack/react-query';

import { useConsoleWithQueries } from './useConsoleWithQueries.ts';
import { scopedKey } from './scopedKey.ts';

/**
 * Reads again whatever is known under these keys, because something has changed it. Settles when what is on
 * screen is fresh.
 */
export function useRefresh(): (...keys: QueryKey[]) => Promise<void> {
  const console = useConsoleWithQueries();
  return async (...keys) => {
    await Promise.all(
      keys.map((key) =>
        console.queryClient.invalidateQueries({ queryKey: scopedKey(console, key) }),
      ),
    );
  };
}
