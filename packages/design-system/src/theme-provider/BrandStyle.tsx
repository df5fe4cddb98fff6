import { useSyncExternalStore } from 'react';

import type { BrandTheme } from '../create-theme/index.ts';

const never = () => () => {};

/**
 * The theme's stylesheet in server-rendered markup, which applies before any script. On
 * hydration, the sheet that `ThemeProvider` adopts replaces it.
 */
export function BrandStyle({ css, nonce }: Pick<BrandTheme, 'css'> & { nonce: string }) {
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return isFromServer ? (
    // Browsers hide a nonce from scripts, including React's hydration.
    <style nonce={nonce} suppressHydrationWarning>
      {css}
    </style>
  ) : null;
}
