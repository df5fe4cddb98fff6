/**
 * Shows an element in the browser's top layer, above whatever a host page positions with `z-index`. Toasts of the same
 * root stay above it.
 */
export function showInTopLayer(element: HTMLElement): void {
  moveToTop(element);
  const toasts = element.closest('.qs-root')?.querySelectorAll('[data-part="toast-region"]') ?? [];
  for (const region of toasts) if (region instanceof HTMLElement) moveToTop(region);
}

function moveToTop(element: HTMLElement): void {
  element.setAttribute('popover', 'manual');
  if (element.matches(':popover-open')) element.hidePopover();
  element.showPopover();
}
