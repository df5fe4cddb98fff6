import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

import { isFocusLost } from '../internal/rootNodeOf.ts';

/**
 * Keeps focus on a table whose last focused row is removed: focus is lost with a removed element.
 * @param isEmpty whether other content replaces the rows
 * @returns a focus handler, for the element that takes focus
 */
export function useFocusOfLastRow(frame: RefObject<HTMLElement | null>, isEmpty: boolean) {
  const isInside = useRef(false);
  useLayoutEffect(() => {
    const { current: element } = frame;
    if (isEmpty && isInside.current && element !== null && isFocusLost(element)) element.focus();
  }, [frame, isEmpty]);
  return {
    onFocus: () => {
      isInside.current = true;
    },
    // Not called when the focused element is removed from the page.
    onBlur: () => {
      isInside.current = false;
    },
  };
}
