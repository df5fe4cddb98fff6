import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

import type { Early } from './useEarly.ts';

/**
 * Makes up for it once the code is there. The button has left the page, and the focus with it: its successor gets it,
 * unless it has gone elsewhere; and what was pressed opens.
 * @param open Keep it the same from one rendering to the next, as `early`.
 * @returns for the button
 */
export function useAfterEarly(
  early: Early | undefined,
  open: (isOpen: true) => void,
): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const done = early?.take();
    if (done === undefined || button.current === null) return;
    const { activeElement, body } = button.current.ownerDocument;
    if (activeElement === null || activeElement === body) {
      button.current.focus({ preventScroll: true });
    }
    if (done === 'pressed') open(true);
  }, [early, open]);
  return button;
}
