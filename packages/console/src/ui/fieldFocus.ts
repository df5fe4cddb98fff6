import { findVisible } from './findVisible.ts';

/** The name of the field that somebody is on the way to, by the root of their console. */
const wanted = new WeakMap<Element, string>();

/**
 * Leads the focus to a field of the page that is shown, or else of the next one: for what a person does in order to
 * type there. Without it a page that is gone to begins at its heading.
 * @param root of the console
 */
export function requestFieldFocus(root: Element, name: string): void {
  wanted.set(root, name);
  // What lies over the page, where this was wanted, closes first.
  setTimeout(() => focusRequestedField(root));
}

/** Moves the focus to the field that is wanted. Returns whether one was, and is there. */
export function focusRequestedField(root: Element): boolean {
  const name = wanted.get(root);
  if (name === undefined) return false;
  const field = findVisible(root, `main [name="${name}"]`);
  if (field === undefined) return false;
  cancelFieldFocus(root);
  field.focus();
  return true;
}

/** Lets go of what was wanted: the person does something else. */
export function cancelFieldFocus(root: Element): void {
  wanted.delete(root);
}
