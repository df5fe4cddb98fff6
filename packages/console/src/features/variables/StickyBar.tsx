import { useTheme } from '@quayside/design-system';
import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

import * as styles from './variables.css.ts';

/** Keeps its content in view at the end of the page, below toasts. */
export function StickyBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useToastsAbove(bar);
  return (
    <div ref={bar} className={styles.saveBar}>
      {children}
    </div>
  );
}

/** Shows toasts above an element. A toast stays while it is hovered, and would cover the buttons. */
function useToastsAbove(ref: RefObject<HTMLElement | null>) {
  const { root } = useTheme();
  useEffect(() => {
    const element = ref.current;
    // Of the toasts alone: a property of the root would be inherited by, and computed for, each element of the page.
    const toasts = root?.querySelector<HTMLElement>('[data-part="toast-region"]');
    if (toasts == null || element === null) return;
    const observer = new ResizeObserver(() =>
      toasts.style.setProperty('--qs-sticky-bottom', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      toasts.style.removeProperty('--qs-sticky-bottom');
    };
  }, [ref, root]);
}
