import { activeElementFor } from '@quayside/design-system';
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps a focused field in view, clear of sticky bars, also when it grows.
 * @param size changes with the height
 */
export function useScrollIntoView(size: number | string): {
  ref: RefObject<HTMLDivElement | null>;
  onFocus: () => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const scrolledSize = useRef<number | string>(undefined);
  useLayoutEffect(() => {
    if (scrolledSize.current === size) return;
    scrolledSize.current = size;
    const { current: field } = ref;
    if (field?.contains(activeElementFor(field)) === true) show(field);
  });
  return { ref, onFocus: () => show(ref.current) };
}

function show(field: HTMLElement | null) {
  field?.scrollIntoView({ block: 'nearest' });
}
