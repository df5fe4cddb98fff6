/** Live regions of the page. Toasts have buttons, because they are reached by a key; React Aria's announcer has text only. */
const liveRegions =
  ':is([role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off]), output):not([data-part=toast-region], [data-part=toast-region] *, [data-live-announcer] *)';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Fails a story in which a live region contains a control. A screen reader reads the whole region as one text, buttons
 * included, and again at each change.
 */
export function checkLiveRegions(): void {
  const found = [...document.querySelectorAll(liveRegions)].flatMap((region) => {
    const control = region.querySelector(controls);
    return control === null
      ? []
      : [`${control.outerHTML.slice(0, 200)} in ${region.outerHTML.slice(0, 200)}`];
  });
  if (found.length > 0) {
    throw new Error(`Live regions contain controls:\n${found.slice(0, 20).join('\n')}`);
  }
}
