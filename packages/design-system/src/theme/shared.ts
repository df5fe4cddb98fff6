import type { DensityValues, SharedValues } from './contract.css.ts';

/** Values that are the same in all themes and densities. */
export const shared = {
  font: {
    sans: "'Geist Variable', 'Geist over Arial', 'Geist over Roboto', 'Geist over DejaVu', ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
    mono: "'Geist Mono Variable', ui-monospace, 'SF Mono', SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace",
  },
  fontSize: {
    12: '0.75rem',
    13: '0.8125rem',
    14: '0.875rem',
    16: '1rem',
    20: '1.25rem',
    28: '1.75rem',
  },
  leading: {
    12: '1rem',
    13: '1.25rem',
    14: '1.25rem',
    16: '1.5rem',
    20: '1.75rem',
    28: '2.25rem',
    log: '1.25rem',
  },
  weight: { regular: '400', medium: '500', semibold: '600' },
  tracking: { body: '-0.006em', title: '-0.018em', display: '-0.026em' },
  space: {
    0: '0',
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    16: '4rem',
    20: '5rem',
  },
  radius: { sm: '4px', md: '6px', lg: '8px', full: '999px' },
  size: {
    content: '71.25rem',
    contentSmall: '48rem',
    rail: '14.5rem',
    railCollapsed: '3.5rem',
    topbar: '3rem',
    toast: '356px',
    toastGap: '14px',
    icon: '16px',
    iconStroke: '1.75',
    focusWidth: '2px',
    focusOffset: '2px',
  },
  z: {
    sticky: '10',
    rail: '20',
    dock: '30',
    scrim: '40',
    dialog: '50',
    popover: '60',
    toast: '70',
    tooltip: '80',
  },
  duration: { fast: '120ms', base: '160ms', slow: '200ms', shimmer: '1600ms' },
  ease: {
    out: 'cubic-bezier(0.2, 0, 0, 1)',
    in: 'cubic-bezier(0.4, 0, 1, 1)',
    inOut: 'cubic-bezier(0.4, 0, 0.2, 1)',
  },
} satisfies SharedValues;

/** The default density. */
export const comfortable = {
  controlSm: '1.75rem',
  controlMd: '2rem',
  controlLg: '2.5rem',
  row: '2.75rem',
  rowTall: '3.25rem',
  cellX: '0.75rem',
  cardX: '1.25rem',
  gapSection: '2rem',
} satisfies DensityValues;

/** Minimum touch target in either density, and the gap next to it. */
export const underFingers = {
  controlSm: '2.25rem',
  controlMd: '2.75rem',
  controlLg: '2.75rem',
} satisfies Partial<DensityValues>;

/** For users who scan long lists all day. */
export const compact = {
  controlSm: '1.5rem',
  controlMd: '1.75rem',
  controlLg: '2.25rem',
  row: '2.25rem',
  rowTall: '2.75rem',
  cellX: '0.625rem',
  cardX: '1rem',
  gapSection: '1.5rem',
} satisfies DensityValues;
