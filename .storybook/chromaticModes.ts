/**
 * What Chromatic takes pictures of each story in: a theme, a width and a direction each. Direction needs no
 * second width, and is drawn in the theme that shows edges least.
 */
export const chromaticModes = {
  'dark wide': { theme: 'dark', viewport: 1280 },
  'light wide': { theme: 'light', viewport: 1280 },
  'dark narrow': { theme: 'dark', viewport: 360 },
  'light narrow': { theme: 'light', viewport: 360 },
  'right to left': { theme: 'light', dir: 'rtl', viewport: 1280 },
} as const;
