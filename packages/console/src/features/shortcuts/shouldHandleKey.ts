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
 * @param event the key press; its target is the focused element. The body belongs to the console
 * @param root the console
 */
export function ownershipOf(
  { target, ctrlKey, metaKey, altKey }: KeyboardEvent,
  root: Element,
): KeyOwnership {
  const { ownerDocument } = root;
  const isInside =
    target instanceof Element && (root.contains(target) || target === ownerDocument.body);
  const singleKeys = isInside && target.closest(ownLetters) === null;
  const chords = isInside && (ctrlKey || metaKey || altKey);
  // Last, because the query walks through the whole page. Typing does not need it.
  if ((singleKeys || chords) && ownerDocument.querySelector(overlays) === null) {
    return { chords: true, singleKeys };
  }
  return { chords: false, singleKeys: false };
}
