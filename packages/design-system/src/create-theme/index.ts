export { createTheme } from './createTheme.ts';
export { themeToCss } from './themeToCss.ts';
export type { BrandTheme, BrandThemeValues } from './BrandTheme.ts';
export type { ColorSeed, ThemeSeeds } from './ThemeSeeds.ts';
export type { RootSelector } from './themeToCss.ts';
