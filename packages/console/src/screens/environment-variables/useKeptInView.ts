import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps a field that has the focus in view, clear of what stays at the ends of the screen, also as it grows.
 * @param size another one for another height
 */
export function useKeptInView(size: number | string): {
  ref: RefObject<HTMLDivElement | null>;
  onFocus: () => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const show = () => ref.current?.scrollIntoView({ block: 'nearest' });
  useLayoutEffect(() => {
    if (ref.current?.contains(document.activeElement) === true) show();
  }, [size]);
  return { ref, onFocus: show };
}
