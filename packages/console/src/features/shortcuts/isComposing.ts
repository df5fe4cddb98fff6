/** Key code of keys handled by an input method. Safari sends it with the Enter that ends a composition, after it. */
const inputMethodKeyCode = 229;

/** Whether a key belongs to an input method, with the event order of any browser. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === inputMethodKeyCode;
}
