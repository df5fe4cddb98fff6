import { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria';
import { I18nProvider, isRTL } from 'react-aria-components';
import { enableShadowDOM } from 'react-stately/private/flags/flags';

import type { BrandTheme } from '../create-theme/index.ts';
import { classNames } from '../internal/classNames.ts';
import { useMergedRef } from '../internal/useMergedRef.ts';
import { MessagesContext } from '../messages/labels.ts';
import type { DesignSystemOverrides } from '../messages/messages.ts';
import { adoptStylesheet } from './adoptStylesheet.ts';
import { BrandStyle } from './BrandStyle.tsx';
import { passUnusedKeys } from './passUnusedKeys.ts';
import { prepareDocument } from './prepareDocument.ts';
import { ThemeContext } from './ThemeContext.ts';
import type { Theme } from './ThemeContext.ts';
import * as styles from './ThemeProvider.css.ts';
import { useHostColorScheme } from './useHostColorScheme.ts';

/** Props of {@link ThemeProvider}; the rest goes to its `div`. */
export interface ThemeProviderProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'dir' | 'lang' | 'style' | 'nonce'
> {
  /**
   * `system` follows the user's setting. `inherit` follows the provider above, or, if there is none, the host page: its
   * `color-scheme`, else the lightness of its background, on which the root is then transparent.
   *
   * @default the provider above, else 'dark'
   */
  colorScheme?: Theme['colorScheme'] | 'inherit';
  /**
   * A brand's theme, created by `createTheme` outside of components. `null` is the default theme. It needs no
   * exception in a policy. Server-rendered markup includes its stylesheet if there is a `nonce`;
   * otherwise link one written by `themeToCss`, to have it at the first paint.
   *
   * @default the provider above, else null
   */
  theme?: BrandTheme | null;
  /**
   * `system` follows the user's setting, `more` is for your own switch.
   *
   * @default the provider above, else 'system'
   */
  contrast?: Theme['contrast'];
  /**
   * Spacing of components.
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
   * The built-in texts of components in that language.
   *
   * @default the provider above, else English
   */
  messages?: DesignSystemOverrides | undefined;
  /**
   * Container of overlays. Must be inside an element with the class `qs-root`.
   *
   * @default the root
   */
  portalContainer?: HTMLElement | null;
  /**
   * The nonce of the page's Content Security Policy, if it has one. Needed only for the
   * `theme` in server-rendered markup, and for React Aria's scroll lock on iPhone and iPad.
   */
  nonce?: string;
}

/**
 * The root element: provides tokens, theme, density, language and direction,
 * and contains overlays. Several may share a page, each with its own settings, and they may
 * be nested. It needs no exception from `style-src 'self'` or Trusted Types, for itself or
 * for React Aria, and renders the same on a server.
 */
export function ThemeProvider({
  colorScheme: asked,
  theme,
  contrast,
  density,
  locale,
  messages,
  portalContainer,
  nonce,
  className,
  ref,
  children,
  ...rest
}: ThemeProviderProps) {
  const parent = useContext(ThemeContext);
  const parentMessages = useContext(MessagesContext);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const colorScheme = asked ?? (parent ? 'inherit' : 'dark');
  const isHosted = colorScheme === 'inherit' && !parent;
  const hostColorScheme = useHostColorScheme(root, isHosted);

  const scheme = colorScheme === 'inherit' ? (parent?.colorScheme ?? hostColorScheme) : colorScheme;
  const chosenDensity = density ?? parent?.density ?? 'comfortable';
  const chosenLocale = locale ?? parent?.locale ?? 'en-US';

  const chosenContrast = contrast ?? parent?.contrast ?? 'system';
  const brand = theme === undefined ? (parent?.brand ?? null) : theme;

  // When the element is attached, because React Aria's own effects read the page right after.
  const attach = useCallback(
    (element: HTMLElement | null) => {
      setRoot(element);
      if (element) prepareDocument(element.ownerDocument, nonce);
    },
    [nonce],
  );
  const css = brand?.css;
  useLayoutEffect(() => (root && css ? adoptStylesheet(root, css) : undefined), [root, css]);

  // When a dialog closes, React Aria leaves an empty attribute on the page.
  useEffect(() => {
    const page = root?.ownerDocument.documentElement;
    return () => {
      if (page?.getAttribute('style') === '') page.removeAttribute('style');
    };
  }, [root]);

  const context = useMemo<Theme>(
    () => ({
      colorScheme: scheme,
      contrast: chosenContrast,
      brand,
      density: chosenDensity,
      locale: chosenLocale,
      root,
    }),
    [scheme, chosenContrast, brand, chosenDensity, chosenLocale, root],
  );
  const container = portalContainer ?? root;
  useLayoutEffect(() => (root ? passUnusedKeys(root) : undefined), [root]);
  const getContainer = useCallback(() => container, [container]);
  useLayoutEffect(() => {
    // Otherwise React Aria takes every event inside for one on the host of the shadow root. It cannot be switched off,
    // and changes nothing outside of shadow roots.
    if (container?.getRootNode() instanceof ShadowRoot) enableShadowDOM();
  }, [container]);

  return (
    <ThemeContext value={context}>
      <MessagesContext value={messages ?? parentMessages}>
        <I18nProvider locale={chosenLocale}>
          <PortalProvider getContainer={getContainer}>
            <div
              {...rest}
              ref={useMergedRef(ref, attach)}
              className={classNames('qs-root', styles.root, brand?.className, className)}
              data-theme={scheme}
              data-canvas={isHosted ? 'host' : undefined}
              data-contrast={chosenContrast === 'more' ? 'more' : undefined}
              data-density={chosenDensity}
              dir={isRTL(chosenLocale) ? 'rtl' : 'ltr'}
              lang={chosenLocale}
            >
              {theme && nonce !== undefined && <BrandStyle css={theme.css} nonce={nonce} />}
              {children}
            </div>
          </PortalProvider>
        </I18nProvider>
      </MessagesContext>
    </ThemeContext>
  );
}
