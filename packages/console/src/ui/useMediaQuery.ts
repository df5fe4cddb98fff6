import { useCallback, useSyncExternalStore } from 'react';

/** Windows in which the rail is a drawer. */
export const phone = '(width < 48rem)';

/** Whether the window matches a media query. On a server it does not. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = globalThis.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia(query).matches,
    () => false,
  );
}
