import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps the focus at a table whose last row goes while it has it: an element that leaves the page takes the focus along.
 * @param isEmpty whether something else stands in the place of rows
 * @returns what hears of the focus, for the element that gets it
 */
export function useFocusOfLastRow(frame: RefObject<HTMLElement | null>, isEmpty: boolean) {
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (isEmpty && isInside.current && document.activeElement === document.body)
      frame.current?.focus();
  }, [frame, isEmpty]);
  return {
    onFocus: () => {
      isInside.current = true;
    },
    // Not heard where the element with the focus leaves the page.
    onBlur: () => {
      isInside.current = false;
    },
  };
}
