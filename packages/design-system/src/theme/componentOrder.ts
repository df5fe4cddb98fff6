/**
 * The folders whose styles have a cascade layer of their own inside `quayside.components`, weakest
 * first: a component stands after everything it is built of or that is put into it, so that what it
 * says about those parts holds, whichever of their stylesheets a page happens to load first.
 */
export const componentOrder = [
  'theme-provider',
  'visually-hidden',
  // Single parts.
  'text',
  'heading',
  'truncate',
  'spinner',
  'kbd',
  'link',
  'badge',
  'status',
  'avatar',
  'pennant',
  'quayside-mark',
  'skeleton',
  'tooltip',
  'time',
  'scramble-text',
  'progress-bar',
  'sparkline',
  // Layout.
  'stack',
  'inline',
  'grid',
  'layout',
  'scroll-area',
  // Controls.
  'button',
  'popover',
  'hover-card',
  'field',
  'checkbox',
  'switch',
  'radio-group',
  'segmented-control',
  'password-field',
  'number-field',
  'select',
  'combo-box',
  'menu',
  'tabs',
  // Made of those.
  'form',
  'code-block',
  'card',
  'banner',
  'empty-state',
  'description-list',
  'breadcrumbs',
  'nav-list',
  'pagination',
  'steps',
  'table',
  'histogram',
  'file-drop',
  'section',
  'dialog',
  'alert-dialog',
  'drawer',
  'toast',
  'command-palette',
  'log-viewer',
  // Whole pages.
  'page',
  'page-footer',
  'signed-out-page',
  'app-shell',
  // Only in stories and tests.
  'foundations',
  'internal',
] as const;

/** A folder of `src/` that has styles. */
export type ComponentFolder = (typeof componentOrder)[number];
