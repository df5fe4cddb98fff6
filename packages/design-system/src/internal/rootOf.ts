/** Returns the shadow root or document that an element is in. To the document, a shadow root is only its host. */
export function rootOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : element.ownerDocument;
}

/** Returns the focused element as seen from another one, which may be in a shadow root. */
export const activeElementFor = (element: Element): Element | null =>
  rootOf(element).activeElement ?? element.ownerDocument.activeElement;
