/**
 * Keeps a story open after a click on a plain link to a page; `StoryRouter` does so for React Aria's links. Stories over
 * the platform handle the click themselves.
 */
export function keepLinksInStory(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    if (link !== null) event.preventDefault();
  });
}
