import { focusPageHeading } from '@quayside/design-system';

const interactions = ['pointerdown', 'keydown'] as const;

/**
 * Moves focus to a page's heading, again if a placeholder gives way to the real one, until the person does
 * something or focus is elsewhere.
 * @param root of this console: a page may hold several
 * @returns ends it
 */
export function focusOnArrival(root: HTMLElement): () => void {
  const page = root.ownerDocument;
  const focus = () => {
    if (page.activeElement === null || page.activeElement === page.body) focusPageHeading(root);
  };
  focusPageHeading(root);
  const observer = new MutationObserver(focus);
  observer.observe(root, { childList: true, subtree: true });
  const end = () => {
    observer.disconnect();
    for (const type of interactions) page.removeEventListener(type, end, true);
  };
  for (const type of interactions) page.addEventListener(type, end, true);
  return end;
}
