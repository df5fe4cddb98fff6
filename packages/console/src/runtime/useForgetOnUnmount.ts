import { useEffect, useRef } from 'react';

import type { Console } from './Console.ts';

/** Removes the user's data from the cache when the console unmounts: a query client of the host outlives it. */
export function useForgetOnUnmount(
  { api, queryClient }: Pick<Console, 'api' | 'queryClient'>,
  isEnabled: boolean,
): void {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // In strict mode, React mounts it again at once.
      queueMicrotask(() => {
        if (isEnabled && !isMounted.current) queryClient.removeQueries({ queryKey: api.key });
      });
    };
  }, [api, queryClient, isEnabled]);
}
