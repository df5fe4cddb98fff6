/**
 * Fails a story with text that is shown as it was written, but without a language: a screen reader would read it with the
 * voice of the page's language. The attributes are `verbatim` of the design system. Names of keys are in the page's.
 */
export function checkLanguages(): void {
  const found = [...document.querySelectorAll('[translate=no]:not([lang], kbd, .notranslate)')].map(
    (element) => element.outerHTML.slice(0, 200),
  );
  if (found.length > 0) {
    throw new Error(`Text has no language:\n${found.slice(0, 20).join('\n')}`);
  }
}
