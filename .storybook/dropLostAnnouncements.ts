/**
 * Keeps out of React Aria's live announcer what refers to nothing. It keeps what a pending button said for seven
 * seconds, by a reference to that button; when the button is gone by then, axe finds a reference without an end.
 */
export function dropLostAnnouncements(): void {
  new MutationObserver(() => {
    for (const said of document.querySelectorAll('[data-live-announcer] [aria-labelledby]')) {
      const label = said.getAttribute('aria-labelledby') ?? '';
      if (document.getElementById(label) === null) said.remove();
    }
  }).observe(document.body, { childList: true, subtree: true });
}
