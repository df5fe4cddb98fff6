/**
 * Chromatic modes of each story: theme, width and direction. The right-to-left mode has one width, in the theme that
 * shows edges least.
 */
export const chromaticModes = {
  'dark wide': { theme: 'dark', viewport: 1280 },
  'light wide': { theme: 'light', viewport: 1280 },
  'dark narrow': { theme: 'dark', viewport: 360 },
  'light narrow': { theme: 'light', viewport: 360 },
  'right to left': { theme: 'light', dir: 'rtl', viewport: 1280 },
} as const;
