/** A stylesheet made by script, and how many are using it. */
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
 * Gives the document or shadow tree of an element a stylesheet that no `style-src` refuses: it is
 * constructed, not parsed from a `<style>`. Who asks for the same text shares one sheet, and the last
 * to go takes it away. The host's own adopted sheets are left as they are.
 *
 * @returns how to give it back
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
