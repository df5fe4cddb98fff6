import { requestFieldFocus } from '../../ui/fieldFocus.ts';
import { findVisible } from '../../ui/findVisible.ts';

/** Moves the focus to the search of the page that is shown. Returns whether it has one. */
export function focusSearch(root: Element): boolean {
  const field = findVisible(root, 'main :is(input[type="search"], [role="searchbox"])');
  field?.focus();
  return field !== undefined;
}

/**
 * Presses the current page's create button, which has `data-shortcut="create"`. When it is a link, requests focus for
 * the name field of the next page. Returns whether there is one.
 */
export function pressCreate(root: Element): boolean {
  const button = findVisible(root, 'main [data-shortcut="create"]');
  if (button instanceof HTMLAnchorElement) requestFieldFocus(root, 'name');
  button?.click();
  return button !== undefined;
}
