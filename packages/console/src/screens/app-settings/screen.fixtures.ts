import { embed } from '../../../../../.storybook/screens/embed.ts';
import { inApp, reasons } from '../../testing/ScreenFixtures.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  pages: {
    appSettings: { addresses: [{ heading: /^Settings/ }] },
  },
  screens: {
    'App Settings': {
      component: 'AppSettingsScreen',
      description: 'An app’s settings and deletion.',
      embedding: embed('AppSettingsContainer', inApp),
      states: { empty: reasons.noList },
    },
  },
} satisfies ScreenFixtures;
