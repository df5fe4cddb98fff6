import { createTheme } from '../index.ts';
import type { BrandTheme, ThemeSeeds } from '../index.ts';

/** Seeds of a tenant, from its settings: whatever they hold, no CSS of theirs gets into the page. */
export function themeOf(seeds: ThemeSeeds): BrandTheme | null {
  try {
    return createTheme(seeds);
  } catch {
    return null; // our own
  }
}
