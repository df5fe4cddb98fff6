import { useTheme } from '@quayside/design-system';
import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

import * as styles from './variables.css.ts';

/** Keeps its content in view at the end of the page, below toasts and above an on-screen keyboard. */
export function StickyBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useToastsAbove(bar);
  useKeyboardBelow(bar);
  useFocusUncovered(bar);
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

/** Moves an element up by the height of the on-screen keyboard, which covers the end of the page. */
function useKeyboardBelow(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { visualViewport: viewport } = window;
    const move = () => {
      if (viewport === null) return;
      // A page that is zoomed in shows a part of itself, too.
      const covered =
        viewport.scale === 1 ? window.innerHeight - viewport.height - viewport.offsetTop : 0;
      ref.current?.style.setProperty('--qs-keyboard', `${Math.max(0, covered)}px`);
    };
    const controller = new AbortController();
    viewport?.addEventListener('resize', move, { signal: controller.signal });
    viewport?.addEventListener('scroll', move, { signal: controller.signal });
    // Not at once: the sizes would force a layout, and a keyboard opens with a field that gets focus later.
    return () => controller.abort();
  }, [ref]);
}

/** Scrolls a focused control that an element covers into view. */
function useFocusUncovered(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const bar = ref.current;
    const page = bar?.getRootNode();
    const uncover = ({ target }: Event) => {
      if (bar === null || !(target instanceof Element) || bar.contains(target)) return;
      const [box, cover] = [target.getBoundingClientRect(), bar.getBoundingClientRect()];
      const isCovered = box.bottom > cover.top && box.top < cover.bottom;
      if (isCovered) target.scrollIntoView({ block: 'center' });
    };
    page?.addEventListener('focusin', uncover);
    return () => page?.removeEventListener('focusin', uncover);
  }, [ref]);
}
