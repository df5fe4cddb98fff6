import './withTheme.css';

import type { Decorator } from '@storybook/react-vite';

import { ThemeProvider } from '../packages/design-system/src/theme-provider/index.ts';

/**
 * Puts a story into a `ThemeProvider` set from the toolbar. Whole pages say
 * `parameters: { isPage: true }` to get no padding.
 */
export const withTheme: Decorator = (Story, { globals, parameters }) => (
  <ThemeProvider
    className="story-root"
    data-page={parameters['isPage'] === true ? '' : undefined}
    colorScheme={globals['theme'] === 'light' ? 'light' : 'dark'}
    density={globals['density'] === 'compact' ? 'compact' : 'comfortable'}
    locale={globals['dir'] === 'rtl' ? 'ar-EG' : 'en-GB'}
  >
    <Story />
  </ThemeProvider>
);
