import { embed } from '../../../../../.storybook/screens/embed.ts';
import { inTeam, reasons } from '../../testing/ScreenFixtures.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  pages: {
    newApp: { addresses: [{ heading: /^Create New App$/ }] },
  },
  screens: {
    'Create New App': {
      component: 'NewAppScreen',
      description: 'Choose a name, which determines the URL.',
      embedding: embed('NewAppContainer', inTeam),
      states: { loading: reasons.form, empty: reasons.form, error: 'Taken' },
    },
  },
} satisfies ScreenFixtures;
