import './withTheme.css';

import type { Decorator } from '@storybook/react-vite';

import { ThemeProvider } from '../packages/design-system/src/theme-provider/index.ts';

/**
 * The locale in the direction the toolbar asks for. A language keeps its words when it is written
 * in another script, and React Aria takes the direction from the script.
 */
function turned(locale: string, dir: unknown): string {
  if (dir === 'rtl') return new Intl.Locale(locale, { script: 'Arab' }).toString();
  if (dir === 'ltr') return new Intl.Locale(locale, { script: 'Latn' }).toString();
  return locale;
}

/**
 * Puts a story into a `ThemeProvider` set from the toolbar. Whole pages say
 * `parameters: { isPage: true }`: they get no padding.
 */
export const withTheme: Decorator = (Story, { globals, parameters }) => {
  const isPage = parameters['isPage'] === true;
  return (
    <ThemeProvider
      className="story-root"
      data-page={isPage ? '' : undefined}
      data-motion={globals['motion'] === 'reduced' ? 'reduced' : undefined}
      colorScheme={globals['theme'] === 'light' ? 'light' : 'dark'}
      density={globals['density'] === 'compact' ? 'compact' : 'comfortable'}
      locale={turned(String(globals['locale']), globals['dir'])}
    >
      <Story />
    </ThemeProvider>
  );
};
