/** Elements with their own keys while focused. */
const ownLetters = [
  'input',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  ...['grid', 'listbox', 'menu', 'radiogroup', 'tree', 'combobox', 'application'].map(
    (role) => `[role="${role}"]`,
  ),
].join(',');

/** Overlays that own all keys. */
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether a key pressed there is the console's to take. */
export interface KeyOwnership {
  /** With a modifier: also in fields, not under a dialog. */
  chords: boolean;
  /** Without one: not where letters mean something else. */
  singleKeys: boolean;
}

/**
 * Returns whether the console handles a key, by the focused element. Keys pressed elsewhere in a host's page belong to
 * the host.
 * @param target the focused element; the body belongs to the console
 * @param root the console
 */
export function ownershipOf(target: EventTarget | null, root: Element): KeyOwnership {
  const { ownerDocument } = root;
  const isInside =
    target instanceof Element && (root.contains(target) || target === ownerDocument.body);
  if (!isInside || ownerDocument.querySelector(overlays) !== null) {
    return { chords: false, singleKeys: false };
  }
  return { chords: true, singleKeys: target.closest(ownLetters) === null };
}
