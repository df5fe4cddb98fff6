import * as addonA11y from '@storybook/addon-a11y/preview';
import type { AfterEach } from 'storybook/internal/csf';

/**
 * Turns what a story has drawn to the other direction and looks at it with axe once more, so that
 * one run of the stories checks both. Only in tests: in the browser a person turns it by hand.
 */
export const checkOtherDirection: AfterEach = async (context) => {
  const roots = [...document.querySelectorAll<HTMLElement>('.qs-root[dir]')];
  const before = roots.map((root) => root.dir);
  for (const root of roots) root.dir = root.dir === 'rtl' ? 'ltr' : 'rtl';
  try {
    await addonA11y.afterEach(context);
  } finally {
    for (const [index, root] of roots.entries()) root.dir = before[index] ?? 'ltr';
  }
};
