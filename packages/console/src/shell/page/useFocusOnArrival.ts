import { focusPageHeading, isFocusLost, useTheme } from '@quayside/design-system';
import { useEffect } from 'react';

import { focusRequestedField, cancelFieldFocus } from '../../ui/fieldFocus.ts';

const interactions = ['pointerdown', 'keydown'] as const;

/** The last page of each console. It outlives the component that renders pages, which unmounts when a session ends. */
const shown = new WeakMap<HTMLElement, string>();

/**
 * Moves focus to the page's heading after a navigation, so that screen readers announce the new page; the first page does
 * not move focus. Call it where pages are rendered, below `ConsoleProvider`.
 * @param pathname of the page that is shown
 */
export function useFocusOnArrival(pathname: string): void {
  const { root } = useTheme();
  useEffect(() => {
    if (root === null) return undefined;
    const previous = shown.get(root);
    shown.set(root, pathname);
    if (previous === undefined || previous === pathname) return undefined;
    return focusOnceThere(root);
  }, [pathname, root]);
}

/**
 * Moves focus to the requested field of the page, or to its heading, and again when the real heading replaces a
 * placeholder, until the user acts or focus moves elsewhere.
 * @param root of this console: a document may hold several
 * @returns a function that stops it
 */
function focusOnceThere(root: HTMLElement): () => void {
  const page = root.ownerDocument;
  const focus = () => {
    if (focusRequestedField(root)) return;
    if (isFocusLost(root)) focusPageHeading(root);
  };
  if (!focusRequestedField(root)) focusPageHeading(root);
  const observer = new MutationObserver(focus);
  observer.observe(root, { childList: true, subtree: true });
  const end = () => {
    observer.disconnect();
    for (const type of interactions) page.removeEventListener(type, giveWay, true);
  };
  const giveWay = () => {
    cancelFieldFocus(root);
    end();
  };
  for (const type of interactions) page.addEventListener(type, giveWay, true);
  return end;
}
