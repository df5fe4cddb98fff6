/**
 * Removes dangling references from React Aria's live announcer. It stores the announcement of a pending button for seven
 * seconds, as a reference to that button; if the button is removed meanwhile, axe reports the dangling reference.
 */
export function dropLostAnnouncements(): void {
  new MutationObserver(() => {
    for (const said of document.querySelectorAll('[data-live-announcer] [aria-labelledby]')) {
      const label = said.getAttribute('aria-labelledby') ?? '';
      if (document.getElementById(label) === null) said.remove();
    }
  }).observe(document.body, { childList: true, subtree: true });
}
