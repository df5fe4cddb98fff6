import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Every design token, as a reference to a custom property of the nearest
 * `ThemeProvider`. Names describe a purpose, never a hue; a theme sets the values.
 *
 * - `color`, `shadow`, `log`, `ansi`, `chart` differ between dark and light ({@link ThemeValues}).
 * - `density` differs between comfortable and compact.
 * - everything else is constant.
 *
 * The names of the properties (`--qs-text-muted`, `--qs-space-4`) are public: a partner may set them.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      inset: 'inset',
      surface: 'surface',
      raised: 'raised',
      overlay: 'overlay',
      field: 'field',
      scrim: 'scrim',
      border: 'border',
      borderStrong: 'border-strong',
      borderControl: 'border-control',
      text: 'text',
      textMuted: 'text-muted',
      textSubtle: 'text-subtle',
      textDisabled: 'text-disabled',
      accent: 'accent',
      accentHover: 'accent-hover',
      accentPressed: 'accent-pressed',
      accentText: 'accent-text',
      onAccent: 'on-accent',
      focusRing: 'focus-ring',
      hover: 'hover',
      pressed: 'pressed',
      selected: 'selected',
      accentFg: 'accent-fg',
      accentBg: 'accent-bg',
      accentBorder: 'accent-border',
      accentSolid: 'accent-solid',
      successFg: 'success-fg',
      successBg: 'success-bg',
      successBorder: 'success-border',
      successSolid: 'success-solid',
      warningFg: 'warning-fg',
      warningBg: 'warning-bg',
      warningBorder: 'warning-border',
      warningSolid: 'warning-solid',
      dangerFg: 'danger-fg',
      dangerBg: 'danger-bg',
      dangerBorder: 'danger-border',
      dangerSolid: 'danger-solid',
      infoFg: 'info-fg',
      infoBg: 'info-bg',
      infoBorder: 'info-border',
      infoSolid: 'info-solid',
      onDanger: 'on-danger',
      onWarning: 'on-warning',
      fillSubtle: 'fill-subtle',
      fill: 'fill',
      track: 'track',
      thumb: 'thumb',
      teamBg: 'team-bg',
      teamFg: 'team-fg',
      accentLine: 'accent-line',
      dangerHover: 'danger-hover',
      pennantBack: 'pennant-back',
      pennantInk: 'pennant-ink',
      skeleton: 'skeleton',
      skeletonShine: 'skeleton-shine',
    },
    shadow: {
      overlay: 'shadow-overlay',
      dialog: 'shadow-dialog',
    },
    log: {
      surface: 'log-surface',
      text: 'log-text',
      muted: 'log-muted',
      rowHover: 'log-row-hover',
      rowSelected: 'log-row-selected',
      rowError: 'log-row-error',
      rowWarning: 'log-row-warning',
      hitBg: 'log-hit-bg',
      hitFg: 'log-hit-fg',
      hitCurrentBg: 'log-hit-current-bg',
      hitCurrentFg: 'log-hit-current-fg',
    },
    ansi: {
      black: 'ansi-black',
      red: 'ansi-red',
      green: 'ansi-green',
      yellow: 'ansi-yellow',
      blue: 'ansi-blue',
      magenta: 'ansi-magenta',
      cyan: 'ansi-cyan',
      white: 'ansi-white',
      brightBlack: 'ansi-bright-black',
      brightRed: 'ansi-bright-red',
      brightGreen: 'ansi-bright-green',
      brightYellow: 'ansi-bright-yellow',
      brightBlue: 'ansi-bright-blue',
      brightMagenta: 'ansi-bright-magenta',
      brightCyan: 'ansi-bright-cyan',
      brightWhite: 'ansi-bright-white',
    },
    chart: {
      neutral: 'chart-neutral',
      success: 'chart-success',
      warning: 'chart-warning',
      danger: 'chart-danger',
      accent: 'chart-accent',
    },
    font: { sans: 'font-sans', mono: 'font-mono' },
    /** Sizes in rem, named by their pixels at the default root size. */
    fontSize: {
      12: 'text-12',
      13: 'text-13',
      14: 'text-14',
      16: 'text-16',
      20: 'text-20',
      28: 'text-28',
    },
    /** Line heights, each for the size of the same name. */
    leading: {
      12: 'leading-12',
      13: 'leading-13',
      14: 'leading-14',
      16: 'leading-16',
      20: 'leading-20',
      28: 'leading-28',
      log: 'leading-log',
    },
    weight: { regular: 'weight-regular', medium: 'weight-medium', semibold: 'weight-semibold' },
    tracking: { body: 'tracking-body', title: 'tracking-title', display: 'tracking-display' },
    /** Multiples of 4 px, in rem. */
    space: {
      0: 'space-0',
      1: 'space-1',
      2: 'space-2',
      3: 'space-3',
      4: 'space-4',
      5: 'space-5',
      6: 'space-6',
      8: 'space-8',
      10: 'space-10',
      12: 'space-12',
      16: 'space-16',
      20: 'space-20',
    },
    radius: { sm: 'radius-sm', md: 'radius-md', lg: 'radius-lg', full: 'radius-full' },
    size: {
      content: 'content',
      contentSmall: 'content-small',
      rail: 'rail',
      railCollapsed: 'rail-collapsed',
      topbar: 'topbar',
      toast: 'toast',
      toastGap: 'toast-gap',
      icon: 'icon',
      iconStroke: 'icon-stroke',
      focusWidth: 'focus-width',
      focusOffset: 'focus-offset',
    },
    z: {
      sticky: 'z-sticky',
      rail: 'z-rail',
      dock: 'z-dock',
      scrim: 'z-scrim',
      dialog: 'z-dialog',
      popover: 'z-popover',
      toast: 'z-toast',
      tooltip: 'z-tooltip',
    },
    /** Zero with `prefers-reduced-motion`. */
    duration: {
      fast: 'duration-fast',
      base: 'duration-base',
      slow: 'duration-slow',
      shimmer: 'duration-shimmer',
    },
    ease: { out: 'ease-out', in: 'ease-in', inOut: 'ease-in-out' },
    density: {
      controlSm: 'control-sm',
      controlMd: 'control-md',
      controlLg: 'control-lg',
      row: 'row',
      rowTall: 'row-tall',
      cellX: 'cell-x',
      cardX: 'card-x',
      gapSection: 'gap-section',
    },
  },
  (name) => `qs-${name}`,
);

type ValuesFor<Tokens> = {
  readonly [Token in keyof Tokens]: Tokens[Token] extends string
    ? string
    : ValuesFor<Tokens[Token]>;
};

/** A theme: one CSS value for every token that differs between dark and light. */
export type ThemeValues = ValuesFor<
  Pick<typeof vars, 'color' | 'shadow' | 'log' | 'ansi' | 'chart'>
>;

/** Theme overrides for users who prefer more contrast. */
export type HighContrastValues = Pick<
  ThemeValues['color'],
  'border' | 'borderStrong' | 'borderControl' | 'text' | 'textMuted' | 'textSubtle' | 'textDisabled'
>;

/** One CSS value for every token that differs between comfortable and compact. */
export type DensityValues = ValuesFor<(typeof vars)['density']>;

/** One CSS value for every token that is the same in every theme and density. */
export type SharedValues = ValuesFor<Omit<typeof vars, keyof ThemeValues | 'density'>>;
