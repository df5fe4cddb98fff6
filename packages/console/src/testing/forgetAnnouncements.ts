/**
 * Empties React Aria's live announcer. It keeps what a pending button said for seven seconds, by a reference to
 * that button; when the button is gone by then, axe finds a reference to nothing, which no screen reader meets.
 */
export function forgetAnnouncements(): void {
  for (const region of document.querySelectorAll('[data-live-announcer] [role="log"]')) {
    region.replaceChildren();
  }
}
