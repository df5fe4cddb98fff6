import type { AfterEach } from 'storybook/internal/csf';

/** Calls a story's root the page's `main`, unless the story is a page or a landmark itself. */
export const standInMain: AfterEach = () => {
  const root = document.querySelector('.story-root');
  const isLandmark = root?.querySelector('main, [role=main], :scope > :is(header, footer)');
  if (root && !isLandmark) root.role = 'main';
};
