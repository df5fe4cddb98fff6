import type { BeforeEach } from 'storybook/internal/csf';

/**
 * Puts the story before what Storybook itself keeps hidden in the page. That holds links, and axe
 * takes a "Skip to content" for one only if it stands before every link that leads elsewhere.
 */
export const beforeStorybooksOwn: BeforeEach = ({ canvasElement, viewMode }) => {
  if (viewMode === 'story') document.body.prepend(canvasElement);
};
