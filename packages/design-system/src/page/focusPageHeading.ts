/** Marks the heading that {@link focusPageHeading} looks for. */
export const headingAttribute = 'data-qs-page-heading';

/**
 * Moves focus to the heading of the page, so that a screen reader announces the new page. Call it after a
 * navigation, once the new page is rendered; not on the first load.
 *
 * @param root element to search: the console's root when several share a document.
 * @returns whether there was a heading.
 */
export function focusPageHeading(root: ParentNode = document): boolean {
  const heading = root.querySelector(`[${headingAttribute}]`);
  if (!(heading instanceof HTMLElement)) return false;
  heading.focus({ preventScroll: true });
  return true;
}
