import { adoptStylesheet } from './adoptStylesheet.ts';

/** React Aria adds a `<style>` of this id to a page, unless there is an element that has it. */
const PRESSABLE = 'react-aria-pressable-style';
/** Default result. Hosts that use React Aria outside of our roots are unaffected. */
const PRESSABLE_CSS = '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}';

/**
 * Lets React Aria work on a page whose policy refuses the `<style>` elements that a script adds. What
 * is pressed gets its one rule in a way that no policy refuses. On iPhone and iPad, while a dialog
 * keeps the page behind it from scrolling, React Aria adds another and asks the page for a nonce.
 *
 * Both stay for as long as the page does, as React Aria's own would.
 */
export function prepareDocument(page: Document, nonce: string | undefined): void {
  if (!page.getElementById(PRESSABLE)) {
    const standIn = page.createElement('template');
    standIn.id = PRESSABLE;
    page.head.append(standIn);
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
