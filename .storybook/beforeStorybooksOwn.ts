import type { BeforeEach } from 'storybook/internal/csf';

/**
 * Moves the story before Storybook's own hidden elements. These contain links, and axe recognizes a "Skip to content"
 * link only before all links to other pages.
 */
export const beforeStorybooksOwn: BeforeEach = ({ canvasElement, viewMode }) => {
  if (viewMode === 'story') document.body.prepend(canvasElement);
};
