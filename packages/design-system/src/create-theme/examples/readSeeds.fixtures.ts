import { createTheme } from '../index.ts';
import type { BrandTheme, ThemeSeeds } from '../index.ts';

/** Seeds from a tenant's settings: whatever they contain, none of their CSS gets into the page. */
export function themeOf(seeds: ThemeSeeds): BrandTheme | null {
  try {
    return createTheme(seeds);
  } catch {
    return null; // our own
  }
}
