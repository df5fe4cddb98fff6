import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back when CSS hides an element because its container has become too wide for it. */
export function useOutgrown(
  element: RefObject<HTMLElement | null>,
  isWatched: boolean,
  onOutgrown: () => void,
): void {
  const notify = useEffectEvent(onOutgrown);
  useEffect(() => {
    const watched = element.current;
    if (!isWatched || !watched) return undefined;
    const observer = new ResizeObserver(() => {
      if (watched.offsetParent === null && watched.getClientRects().length === 0) notify();
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, isWatched]);
}
