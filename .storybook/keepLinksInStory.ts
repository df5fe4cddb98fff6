/**
 * Keeps a story open after a click on a link to a page. Pure screens link to pages of a host, which Storybook does not
 * have. Stories over the platform handle the click themselves.
 */
export function keepLinksInStory(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    if (link !== null) event.preventDefault();
  });
}
