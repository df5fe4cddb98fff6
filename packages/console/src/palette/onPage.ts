/** Moves the focus to the search of the page that is shown. Returns whether it has one. */
export function focusSearch(root: Element): boolean {
  const field = root.querySelector<HTMLElement>(
    'main :is(input[type="search"], [role="searchbox"])',
  );
  field?.focus();
  return field !== null;
}

/**
 * Presses what makes something new on the page that is shown: what has `data-shortcut="create"`. Returns whether
 * there is one.
 */
export function pressCreate(root: Element): boolean {
  const button = root.querySelector<HTMLElement>('main [data-shortcut="create"]');
  button?.click();
  return button !== null;
}
