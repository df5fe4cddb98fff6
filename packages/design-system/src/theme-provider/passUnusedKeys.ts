/** Elements that use keys without a modifier while they have focus. */
const ownKeys = [
  'input',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  ...['grid', 'listbox', 'menu', 'radiogroup', 'tree', 'combobox', 'dialog', 'alertdialog'].map(
    (role) => `[role="${role}"]`,
  ),
].join(',');

/**
 * Lets the keys that no component uses reach the listeners of the page. React Aria stops the propagation of every key at
 * a control with a tooltip or a menu, used or not. Within React its stop remains.
 * @returns a function that ends it
 */
export function passUnusedKeys(root: HTMLElement): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  root.addEventListener('keydown', stopOnlyUsedKey, options);
  root.addEventListener('keyup', stopOnlyUsedKey, options);
  return () => listening.abort();
}

function stopOnlyUsedKey(event: KeyboardEvent): void {
  const stop = event.stopPropagation.bind(event);
  const prevent = event.preventDefault.bind(event);
  let isStopped = false;
  replaceMethod(event, 'stopPropagation', () => {
    isStopped = true;
    if (event.defaultPrevented || isOwnKey(event)) stop();
  });
  // Some handlers stop a key before they prevent its default.
  replaceMethod(event, 'preventDefault', () => {
    prevent();
    if (isStopped) stop();
  });
}

/**
 * Gives this event a method of its own, which React calls in place of the prototype's. An event whose method is read-only,
 * as those that test libraries create, keeps it.
 */
function replaceMethod(
  event: KeyboardEvent,
  name: 'stopPropagation' | 'preventDefault',
  value: () => void,
): void {
  Reflect.defineProperty(event, name, { value, configurable: true, writable: true });
}

/** Whether a key belongs to the field or the overlay that has focus. */
function isOwnKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(ownKeys) !== null;
}
