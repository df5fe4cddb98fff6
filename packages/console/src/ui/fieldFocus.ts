import { findVisible } from './findVisible.ts';

/** Name of the field to focus after the navigation, by the root element of the console. */
const requestedFields = new WeakMap<Element, string>();

/**
 * Requests focus for a field of the current page or, if it has none of that name, of the next one. Without a request, a
 * navigation focuses the heading of the page.
 * @param root of the console
 */
export function requestFieldFocus(root: Element, name: string): void {
  requestedFields.set(root, name);
  // The overlay that requested it closes first.
  setTimeout(() => focusRequestedField(root));
}

/** Moves focus to the requested field. Returns whether there is one. */
export function focusRequestedField(root: Element): boolean {
  const name = requestedFields.get(root);
  if (name === undefined) return false;
  const field = findVisible(root, `main [name="${name}"]`);
  if (field === undefined) return false;
  cancelFieldFocus(root);
  field.focus();
  return true;
}

/** Cancels the request, after another action of the user. */
export function cancelFieldFocus(root: Element): void {
  requestedFields.delete(root);
}
