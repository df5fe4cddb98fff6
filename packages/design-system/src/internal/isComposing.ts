/** The key code of what an input method takes. Safari sends it with the Enter that ends a composition, after it. */
const inputMethodKeyCode = 229;

/** Whether a key belongs to an input method, in the order of events of every browser. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === inputMethodKeyCode;
}
