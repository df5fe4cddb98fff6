import { isFocusLost } from '@quayside/design-system';
import { useEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

type Find = () => HTMLElement | null | undefined;

/** Keeps focus on the page when the focused element is removed. */
export interface LostFocus {
  /** Props of the surrounding element, which observe focus. */
  handlers: {
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
  /** Sets the target of focus for the case that the focused element disappears. Forgotten when focus moves. */
  goOnAt: (find: Find) => void;
}

/**
 * Keeps focus on the page when the focused element disappears, such as a Save button or a deleted row. Unless another
 * target was requested, focus moves to the button with the same name in a remounted row, else to the last button of the
 * row, or to the row in its position.
 * @param fallback target of focus that is lost elsewhere; without it, such focus stays lost
 */
export function useLostFocus(fallback?: Find): LostFocus {
  const within = useRef<Element>(null);
  const held = useRef<Find>(undefined);
  const nextTarget = useRef<Find>(undefined);
  // After the effects of a dialog that closes: until then the page around it is inert.
  useEffect(() => {
    if (held.current === undefined || within.current === null) return;
    if (!isFocusLost(within.current)) return;
    // Not earlier: the element may be removed by a later render than the next one.
    const find = nextTarget.current;
    nextTarget.current = undefined;
    (find?.() ?? held.current() ?? fallback?.())?.focus();
  });
  return {
    handlers: {
      onFocus({ target, currentTarget }) {
        within.current = currentTarget;
        held.current = placeOf(target);
        nextTarget.current = undefined;
      },
      // Not fired when the focused element is removed from the page.
      onBlur() {
        held.current = undefined;
      },
    },
    goOnAt(find) {
      nextTarget.current = find;
    },
  };
}

/** Target of focus when it is lost in a row: the row itself may be removed by then. */
function placeOf(target: Element): Find {
  const name = target.getAttribute('aria-label');
  const row = target.closest('tr');
  const body = row?.closest('tbody');
  const index = row?.sectionRowIndex ?? 0;
  return () => {
    const next =
      row?.isConnected === true ? row : body?.rows[Math.min(index, body.rows.length - 1)];
    const same = [...(body?.querySelectorAll('button') ?? [])].find(
      (button) => name !== null && button.getAttribute('aria-label') === name,
    );
    return same ?? [...(next?.querySelectorAll('button') ?? [])].at(-1);
  };
}
