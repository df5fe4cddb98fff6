import { focusPageHeading, useTheme } from '@quayside/design-system';
import { useEffect } from 'react';

import { focusRequestedField, cancelFieldFocus } from '../../ui/fieldFocus.ts';

const interactions = ['pointerdown', 'keydown'] as const;

/** The page that each console showed last. It outlives what renders pages, which goes with a session that ends. */
const shown = new WeakMap<HTMLElement, string>();

/**
 * A navigation takes focus along to the page's heading, so that the new page is heard; the first page leaves it
 * where it is. For who renders the pages: called where the page is, below `ConsoleProvider`.
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
 * Moves focus to the field that the page is wanted for, or to its heading, again if a placeholder gives way to the
 * real one, until the person does something or focus is elsewhere.
 * @param root of this console: a document may hold several
 * @returns ends it
 */
function focusOnceThere(root: HTMLElement): () => void {
  const page = root.ownerDocument;
  const focus = () => {
    if (focusRequestedField(root)) return;
    if (page.activeElement === null || page.activeElement === page.body) focusPageHeading(root);
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
