import { useSyncExternalStore } from 'react';

import type { BrandTheme } from '../create-theme/index.ts';

const never = () => () => {};

/**
 * The theme's stylesheet in what a server renders, for browsers to have before any script. As soon
 * as scripts run, the sheet that `ThemeProvider` adopts takes over and this is gone.
 */
export function BrandStyle({ css, nonce }: Pick<BrandTheme, 'css'> & { nonce: string }) {
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return isFromServer ? (
    // Browsers hide a nonce from scripts, React's comparison included.
    <style nonce={nonce} suppressHydrationWarning>
      {css}
    </style>
  ) : null;
}
