import { findVisible } from './findVisible.ts';

/** Name of the field to focus after the navigation, by the root element of the console. */
const requestedFields = new WeakMap<Element, string>();

/** Name of the action to press after the navigation. */
const requestedActions = new WeakMap<Element, string>();

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

/**
 * Requests that an action of a page is pressed: its button, or its menu's button and then its menu item, all marked with
 * `data-action`. A disabled one is awaited.
 * @param root of the console
 * @param isHere whether the page is shown already, so that no navigation follows
 */
export function requestAction(root: Element, name: string, isHere: boolean): void {
  requestedActions.set(root, name);
  if (isHere) setTimeout(() => pressRequestedAction(root));
}

/** Presses the requested action. Returns whether it is there. */
function pressRequestedAction(root: Element): boolean {
  const name = requestedActions.get(root);
  if (name === undefined) return false;
  const marked = `[data-action~="${name}"]:not(:disabled)`;
  const button = findVisible(root, `main ${marked}`);
  if (button === undefined) return false;
  requestedActions.delete(root);
  button.focus();
  button.click();
  if (button.ariaHasPopup !== null) {
    // The menu is rendered in the portal, beside the page.
    setTimeout(() => {
      const scope = root.getRootNode();
      const isTree = scope instanceof Document || scope instanceof ShadowRoot;
      if (isTree) findVisible(scope, `[role^="menuitem"]${marked}`)?.click();
    });
  }
  return true;
}

/** Moves focus to the requested field, or presses the requested action. Returns whether there is one. */
export function focusRequestedField(root: Element): boolean {
  if (pressRequestedAction(root)) return true;
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
  requestedActions.delete(root);
}
