import { createContext, useContext } from 'react';

import type { BrandTheme } from '../create-theme/index.ts';

/** Context of the nearest `ThemeProvider`. */
export interface Theme {
  /** `system` is resolved by CSS, so that server-rendered markup needs no script. */
  readonly colorScheme: 'dark' | 'light' | 'system';
  readonly density: 'comfortable' | 'compact';
  /** `system` is resolved by CSS too. */
  readonly contrast: 'system' | 'more';
  /** The brand's own values, or `null` for the default theme. */
  readonly brand: BrandTheme | null;
  /** A BCP 47 language tag. */
  readonly locale: string;
  /** The provider's element once it is mounted: the container of overlays. */
  readonly root: HTMLElement | null;
}

/** `null` outside a provider. */
export const ThemeContext = createContext<Theme | null>(null);

/**
 * The colour scheme, density and language of the nearest {@link ThemeProvider}.
 *
 * @throws without a provider, because nothing would be styled.
 */
export function useTheme(): Theme {
  const theme = useContext(ThemeContext);
  if (!theme) throw new Error('useTheme: there is no <ThemeProvider> above this component.');
  return theme;
}
