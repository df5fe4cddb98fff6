import * as addonA11y from '@storybook/addon-a11y/preview';
import type { AfterEach } from 'storybook/internal/csf';

const others = {
  dir: { ltr: 'rtl', rtl: 'ltr' },
  'data-theme': { dark: 'light', light: 'dark' },
} as const;

/** Sets an attribute to its other value. @returns puts it back */
function turn(root: HTMLElement, attribute: keyof typeof others): () => void {
  const before = root.getAttribute(attribute) ?? '';
  const other = new Map(Object.entries(others[attribute])).get(before);
  if (other !== undefined) root.setAttribute(attribute, other);
  return () => root.setAttribute(attribute, before);
}

/**
 * Turns what a story has drawn to the other theme and the other direction and looks at it with axe once
 * more, so that one run of the stories sees both of each. Both are turned at once: what axe finds in one
 * theme alone is contrast, which knows no direction. Only in tests: in the browser a person turns them by
 * hand.
 */
export const checkOtherLook: AfterEach = async (context) => {
  const turnBack = [...document.querySelectorAll<HTMLElement>('.qs-root[dir]')].flatMap((root) => [
    turn(root, 'dir'),
    turn(root, 'data-theme'),
  ]);
  try {
    await addonA11y.afterEach(context);
  } finally {
    for (const back of turnBack) back();
  }
};
