import { createTheme } from '../index.ts';
import type { BrandTheme, ThemeSeeds } from '../index.ts';

/** Returns the theme of a tenant's settings, or null if they are invalid. */
export function themeOf(seeds: ThemeSeeds): BrandTheme | null {
  try {
    return createTheme(seeds);
  } catch {
    return null; // use the default theme
  }
}
