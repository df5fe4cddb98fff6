import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Whether an ancestor of an element has keyboard focus, or a control within it has. Text fields do not count: Escape
 * and the space around them belong to the edit.
 */
export function useContainerFocus(
  element: RefObject<HTMLElement | null>,
  selector: string,
): [isFocused: boolean, setFocused: (isFocused: boolean) => void] {
  const [isFocused, setFocused] = useState(false);

  useEffect(() => {
    const container = element.current?.closest(selector);
    if (container == null) return undefined;
    function enter({ target }: Event) {
      const hasFocus =
        target instanceof Element && target.matches(':focus-visible:not(input, textarea)');
      // An element in a column that is hidden has no position for a tooltip.
      setFocused(hasFocus && element.current?.checkVisibility() === true);
    }
    const leave = () => setFocused(false);
    container.addEventListener('focusin', enter);
    container.addEventListener('focusout', leave);
    return () => {
      container.removeEventListener('focusin', enter);
      container.removeEventListener('focusout', leave);
    };
  }, [element, selector]);

  return [isFocused, setFocused];
}
