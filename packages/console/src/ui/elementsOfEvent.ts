/**
 * Returns the elements within `root` that an event passes, the innermost first, or `undefined` for an event elsewhere. To
 * a listener outside of a shadow root, the event's own target is only the host of that root.
 */
export function elementsOfEvent(event: Event, root: Element): Element[] | undefined {
  const path = event.composedPath();
  const end = path.indexOf(root);
  if (end === -1) return undefined;
  return path.slice(0, end).filter((each) => each instanceof Element);
}

/** Whether an event happens while nothing has focus. */
export function isOnBody(event: Event, root: Element): boolean {
  return event.composedPath()[0] === root.ownerDocument.body;
}
