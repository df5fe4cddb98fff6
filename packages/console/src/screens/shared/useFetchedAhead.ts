import { useEffect } from 'react';

/** Fetches code that a part of the page will need, while what it is to show is still on its way. */
export function useFetchedAhead(fetchCode: () => Promise<unknown>): void {
  useEffect(() => {
    // Who shows the part fetches it again, and says why that fails.
    fetchCode().catch(() => {});
  }, [fetchCode]);
}
