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

/** Rules whose result depends on colours or layout. The others read names, roles and structure, which stay the same. */
const runOnly = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/**
 * Switches a rendered story to the other theme and direction, and runs axe again. One switch covers both:
 * contrast depends on the theme only, layout on the direction only. Runs in tests only.
 */
export const checkOtherTheme: AfterEach = async (context) => {
  const turnBack = [...document.querySelectorAll<HTMLElement>('.qs-root[dir]')].flatMap((root) => [
    turn(root, 'dir'),
    turn(root, 'data-theme'),
  ]);
  try {
    const { parameters } = context;
    await addonA11y.afterEach({
      ...context,
      parameters: {
        ...parameters,
        a11y: { ...parameters['a11y'], options: { resultTypes: ['violations'], runOnly } },
      },
    });
  } finally {
    for (const back of turnBack) back();
  }
};
