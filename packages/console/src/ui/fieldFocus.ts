import { findVisible } from './findVisible.ts';

/** Name of the field to focus after the navigation, by the root element of the console. */
const wanted = new WeakMap<Element, string>();

/**
 * Leads the focus to a field of the page that is shown, or else of the next one: for what a person does in order to
 * type there. Without it a page that is gone to begins at its heading.
 * @param root of the console
 */
export function requestFieldFocus(root: Element, name: string): void {
  wanted.set(root, name);
  // The overlay that requested it closes first.
  setTimeout(() => focusRequestedField(root));
}

/** Moves focus to the requested field. Returns whether there is one. */
export function focusRequestedField(root: Element): boolean {
  const name = wanted.get(root);
  if (name === undefined) return false;
  const field = findVisible(root, `main [name="${name}"]`);
  if (field === undefined) return false;
  cancelFieldFocus(root);
  field.focus();
  return true;
}

/** Cancels the request, after another action of the user. */
export function cancelFieldFocus(root: Element): void {
  wanted.delete(root);
}
