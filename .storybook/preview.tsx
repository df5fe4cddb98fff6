import '../packages/design-system/src/fonts.css';

import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';

import { DocsContainer } from './DocsContainer.tsx';
import { startWorker } from './startWorker.ts';
import { withTheme } from './withTheme.tsx';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  decorators: [withTheme],
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    controls: { matchers: { date: /(?:At|Date)$/ } },
    docs: { container: DocsContainer },
    options: { storySort: { order: ['Foundations', 'Components', 'Screens'] } },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['dark', 'light'], dynamicTitle: true },
    },
    density: {
      description: 'Density',
      toolbar: { icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
    dir: {
      description: 'Direction',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: {
    // The tests render every story once per theme (vitest.config.ts).
    theme: import.meta.env['VITE_STORY_THEME'] === 'light' ? 'light' : 'dark',
    density: 'comfortable',
    dir: 'ltr',
  },
});
