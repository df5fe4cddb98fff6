import { adoptStylesheet } from './adoptStylesheet.ts';

/** React Aria adds a `<style>` with this id to a page, unless there is one. */
const PRESSABLE = 'react-aria-pressable-style';
/** Default result. Hosts that use React Aria outside of our roots are unaffected. */
const PRESSABLE_CSS = '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}';

/**
 * Lets React Aria work on a page whose policy blocks `<style>` elements added by scripts. The one
 * rule for pressable elements is added as a constructed stylesheet. On iPhone and iPad, while a dialog
 * locks scrolling, React Aria adds another one and reads a nonce from the page.
 *
 * Both stay as long as the page, as React Aria's own would.
 */
export function prepareDocument(page: Document, nonce: string | undefined): void {
  if (!page.getElementById(PRESSABLE)) {
    const placeholder = page.createElement('template');
    placeholder.id = PRESSABLE;
    page.head.append(placeholder);
    adoptStylesheet(page.documentElement, PRESSABLE_CSS);
  }
  if (nonce !== undefined && !page.querySelector('meta[property="csp-nonce"]')) {
    const meta = page.createElement('meta');
    meta.setAttribute('property', 'csp-nonce');
    // The property, not the attribute: selectors of a foreign stylesheet cannot read it.
    meta.nonce = nonce;
    page.head.append(meta);
  }
}
