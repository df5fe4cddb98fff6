import { expect, spyOn } from 'storybook/test';

/** Text that translators leave alone. */
const untranslated = '[translate="no"], script, style, title, textarea, svg, font';

function translate(text: Text): void {
  if (text.data.trim() === '' || text.parentElement?.closest(untranslated) !== null) return;
  const inner = document.createElement('font');
  inner.append(text.data);
  const outer = document.createElement('font');
  outer.append(inner);
  text.replaceWith(outer);
}

function translateAll(root: Node): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  if (root instanceof Text) texts.push(root);
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  texts.forEach(translate);
}

/**
 * Treats the page as a browser's translator does: every text node, now and later, is replaced by two
 * nested `font` elements around a new one. The words stay the same, so play functions find them.
 *
 * @returns a function that stops it, and fails if React did not find a node in its place
 */
export function translatePage(): () => Promise<void> {
  const errors = spyOn(console, 'error');
  const observer = new MutationObserver((mutations) => {
    for (const { target, addedNodes } of mutations) {
      translateAll(target instanceof Text ? target : document.createComment(''));
      for (const node of addedNodes) if (node.isConnected) translateAll(node);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  translateAll(document.body);
  return async () => {
    observer.disconnect();
    const reported = errors.mock.calls.map((call) => call.map(String).join(' '));
    errors.mockRestore();
    const lost = reported.filter((text) => text.includes("on 'Node'"));
    await expect(lost, 'React lost a node to the translator').toEqual([]);
  };
}
