/** Returns the first visible element that matches a selector: a prerendered page is hidden. */
export function findVisible(root: ParentNode, selector: string): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>(selector)].find((element) =>
    element.checkVisibility(),
  );
}
