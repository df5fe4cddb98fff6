/** A constructed stylesheet, and its number of users. */
interface Adopted {
  readonly sheet: CSSStyleSheet;
  users: number;
}

const adopted = new WeakMap<Node, Map<string, Adopted>>();

function construct(view: Window & typeof globalThis, css: string): Adopted {
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  return { sheet, users: 0 };
}

/**
 * Adds a stylesheet to the document or shadow tree of an element. No `style-src` blocks it: it is
 * constructed, not parsed from a `<style>`. Equal texts share one sheet, and the last
 * user removes it. The host's own adopted sheets are unchanged.
 *
 * @returns a function that releases it
 */
export function adoptStylesheet(element: Element, css: string): () => void {
  const scope = element.getRootNode();
  const view = element.ownerDocument.defaultView;
  if (!view || !('adoptedStyleSheets' in scope)) return () => {};
  const tree = scope instanceof view.ShadowRoot ? scope : element.ownerDocument;
  const sheets = adopted.get(tree) ?? new Map<string, Adopted>();
  adopted.set(tree, sheets);
  const entry = sheets.get(css) ?? construct(view, css);
  sheets.set(css, entry);
  if (entry.users === 0) tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, entry.sheet];
  entry.users += 1;
  return () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    sheets.delete(css);
    tree.adoptedStyleSheets = tree.adoptedStyleSheets.filter((sheet) => sheet !== entry.sheet);
  };
}
