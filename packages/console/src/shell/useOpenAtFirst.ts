import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Opens what was asked for before its code was there. The button that was pressed has left the page with the focus: its
 * successor gets it first, so that it goes back there when this closes.
 * @param open Keep it the same from one rendering to the next.
 * @returns for the button
 */
export function useOpenAtFirst(
  isWanted: boolean,
  open: (isOpen: true) => void,
): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isWanted || button.current === null) return;
    const { activeElement, body } = button.current.ownerDocument;
    if (activeElement === null || activeElement === body) {
      button.current.focus({ preventScroll: true });
    }
    open(true);
  }, [isWanted, open]);
  return button;
}
