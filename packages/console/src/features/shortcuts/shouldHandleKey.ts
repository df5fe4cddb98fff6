import { elementsOfEvent, isOnBody } from '../../ui/elementsOfEvent.ts';
import { findVisible } from '../../ui/findVisible.ts';

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
 * the host, and overlays count while they are visible in the console.
 * @param event the key press; its target is the focused element. The body belongs to the console
 * @param root the console
 */
export function ownershipOf(event: KeyboardEvent, root: Element): KeyOwnership {
  const elements = isOnBody(event, root) ? [] : elementsOfEvent(event, root);
  const isInside = elements !== undefined;
  const singleKeys = isInside && !elements.some((element) => element.matches(ownLetters));
  const chords = isInside && (event.ctrlKey || event.metaKey || event.altKey);
  // Last, because the query walks through the whole console. Typing does not need it.
  if ((singleKeys || chords) && findVisible(root, overlays) === undefined) {
    return { chords: true, singleKeys };
  }
  return { chords: false, singleKeys: false };
}
