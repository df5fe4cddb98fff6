import type { HighContrastValues, SharedValues, ThemeValues } from '../theme/contract.css.ts';

/** The values of a brand's theme: colours in `oklch()`, lengths in px, font families as CSS lists. */
export interface BrandThemeValues {
  readonly dark: ThemeValues;
  readonly light: ThemeValues;
  /** Overrides for users who prefer more contrast. */
  readonly highContrast: { readonly dark: HighContrastValues; readonly light: HighContrastValues };
  readonly font: SharedValues['font'];
  readonly radius: SharedValues['radius'];
}

/** Theme created by `createTheme` for `ThemeProvider`. */
export interface BrandTheme extends BrandThemeValues {
  /** Named after the values: equal themes have equal classes, on a server and in every bundle. */
  readonly className: `qs-theme-${string}`;
  /** The stylesheet that gives `className` these values. */
  readonly css: string;
}
