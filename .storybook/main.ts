import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./start/*.mdx', './flows/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    './public',
    {
      from: '../packages/design-system/node_modules/@fontsource-variable/geist/files',
      to: '/fonts',
    },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [vanillaExtractPlugin()],
      // Read by the compiler of vanilla-extract, which runs on the server's side of Vite.
      environments: { ssr: { resolve: { conditions: ['quayside-source'] } } },
      resolve: { conditions: ['quayside-source', 'module', 'browser', 'development|production'] },
    }),
});
