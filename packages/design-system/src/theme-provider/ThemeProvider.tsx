import { useCallback, useContext, useMemo, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria';
import { I18nProvider, isRTL } from 'react-aria-components';

import { classNames } from '../internal/classNames.ts';
import { useMergedRef } from '../internal/useMergedRef.ts';
import { ThemeContext } from './ThemeContext.ts';
import type { Theme } from './ThemeContext.ts';
import * as styles from './ThemeProvider.css.ts';
import { useHostColorScheme } from './useHostColorScheme.ts';

/** Props of {@link ThemeProvider}; the rest goes to its `div`. */
export interface ThemeProviderProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'dir' | 'lang' | 'style'
> {
  /**
   * `system` follows the person's setting. `inherit` follows the provider above, or, where there is
   * none, the `color-scheme` of the host page.
   *
   * @default 'dark'
   */
  colorScheme?: Theme['colorScheme'] | 'inherit';
  /**
   * How close together things stand.
   *
   * @default the provider above, else 'comfortable'
   */
  density?: Theme['density'];
  /**
   * The language of dates, numbers and built-in labels, as a BCP 47 tag. It sets the direction.
   *
   * @default the provider above, else 'en-US'
   */
  locale?: string;
  /**
   * Where overlays open. It must lie inside an element with the class `qs-root`.
   *
   * @default the root
   */
  portalContainer?: HTMLElement | null;
}

/**
 * The root of everything: gives tokens, theme, density, language and direction to what is inside,
 * and keeps overlays inside too. Several may share a page, each with its own settings, and one may
 * sit inside another. It writes classes and attributes only, so it needs no exception in a
 * Content Security Policy, and renders the same on a server.
 */
export function ThemeProvider({
  colorScheme = 'dark',
  density,
  locale,
  portalContainer,
  className,
  ref,
  children,
  ...rest
}: ThemeProviderProps) {
  const parent = useContext(ThemeContext);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const isHosted = colorScheme === 'inherit' && !parent;
  const hostColorScheme = useHostColorScheme(root, isHosted);

  const scheme = colorScheme === 'inherit' ? (parent?.colorScheme ?? hostColorScheme) : colorScheme;
  const chosenDensity = density ?? parent?.density ?? 'comfortable';
  const chosenLocale = locale ?? parent?.locale ?? 'en-US';

  const theme = useMemo<Theme>(
    () => ({ colorScheme: scheme, density: chosenDensity, locale: chosenLocale, root }),
    [scheme, chosenDensity, chosenLocale, root],
  );
  const container = portalContainer ?? root;
  const getContainer = useCallback(() => container, [container]);

  return (
    <ThemeContext value={theme}>
      <I18nProvider locale={chosenLocale}>
        <PortalProvider getContainer={getContainer}>
          <div
            {...rest}
            ref={useMergedRef(ref, setRoot)}
            className={classNames('qs-root', styles.root, className)}
            data-theme={scheme}
            data-density={chosenDensity}
            dir={isRTL(chosenLocale) ? 'rtl' : 'ltr'}
            lang={chosenLocale}
          >
            {children}
          </div>
        </PortalProvider>
      </I18nProvider>
    </ThemeContext>
  );
}
