/** Whether React holds on to this node. Of texts it does, unless the text is the only child of its element. */
const isTrackedByReact = (node: Node) =>
  Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

const hasSiblings = ({ parentNode }: Text) => (parentNode?.childNodes.length ?? 0) > 1;

/**
 * Fails a story in which text shares its element with something else. A browser's translator replaces
 * text nodes by elements. React then removes or updates a node that is no longer in the page: it throws,
 * or the old text stays. Text that is the only child of its element is safe: React sets the element's
 * content. Translators leave white space and text in `translate="no"` alone.
 */
export function checkSeparateText(): void {
  // The key is private to React. After it is renamed, no text would be found, and every story would pass.
  if (![...document.body.querySelectorAll('*')].some(isTrackedByReact)) {
    throw new Error('No element has the key __reactFiber$: React may have renamed it.');
  }
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!(text instanceof Text) || text.data.trim() === '' || !isTrackedByReact(text)) continue;
    const element = text.parentElement;
    if (!element || element.closest('[translate="no"], script, style')) continue;
    found.add(
      `${hasSiblings(text) ? '' : 'alone '}"${text.data}" in ${element.outerHTML.slice(0, 300)}`,
    );
  }
  if (found.size > 0) {
    throw new Error(
      `Text shares its element with something else:\n${[...found].slice(0, 20).join('\n')}`,
    );
  }
}
