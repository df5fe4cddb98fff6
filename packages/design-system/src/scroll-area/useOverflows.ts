import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether the content of an element overflows, updated when either changes its size. */
export function useOverflows(
  area: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const [outer, inner] = [area.current, content.current];
    if (outer === null || inner === null) return undefined;
    const measure = () =>
      setOverflows(
        outer.scrollHeight > outer.clientHeight || outer.scrollWidth > outer.clientWidth,
      );
    // At once: an observer would keep it out of the Tab order for a frame.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [area, content]);
  return overflows;
}
