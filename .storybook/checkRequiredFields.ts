/**
 * Fails a story with an empty field that is invalid and not marked as required (WCAG 2.2, 3.3.2): users should know
 * before they submit.
 */
export function checkRequiredFields(): void {
  const fields = document.querySelectorAll<HTMLInputElement>(
    '.story-root :is(input, textarea)[aria-invalid="true"]:not([type="search"])',
  );
  for (const { value, required, ariaRequired, outerHTML } of fields) {
    if (value === '' && !required && ariaRequired !== 'true') {
      throw new Error(`Is invalid while empty, and not marked as required:\n${outerHTML}`);
    }
  }
}
