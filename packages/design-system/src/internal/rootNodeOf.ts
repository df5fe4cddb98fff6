/** Returns the shadow root or document that an element is in. To the document, a shadow root is only its host. */
export function rootNodeOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : element.ownerDocument;
}

/** Returns the focused element, seen from another one that may be in a shadow root. */
export const activeElementFor = (element: Element): Element | null =>
  rootNodeOf(element).activeElement ?? element.ownerDocument.activeElement;

/**
 * Whether focus is nowhere, seen from an element that may be in a shadow root: the browser drops it when the focused
 * element is removed or disabled.
 */
export function isFocusLost(element: Element): boolean {
  const active = activeElementFor(element);
  return active === null || active === element.ownerDocument.body;
}

/** Returns the range of the selected text, seen from an element that may be in a shadow root. */
export function selectedRangeFor(element: Element): AbstractRange | undefined {
  const selection = getSelection();
  if (selection === null || selection.rangeCount === 0) return undefined;
  const root = rootNodeOf(element);
  // To the document, a selection in a shadow root is an empty one at its host.
  if (!(root instanceof ShadowRoot) || !('getComposedRanges' in selection)) {
    return selection.getRangeAt(0);
  }
  return selection.getComposedRanges({ shadowRoots: [root] })[0];
}
