import { embed } from '../../../../../.storybook/screens/embed.ts';
import { inTeam } from '../../testing/ScreenFixtures.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  pages: {
    integrationCallback: {
      addresses: [{ search: { link_code: 'x' }, heading: /^Connecting Neon/ }],
    },
  },
  screens: {
    'Integration Callback': {
      component: 'IntegrationCallbackScreen',
      description: 'Target of the redirect from a provider after consent.',
      embedding: embed('IntegrationCallbackContainer', { ...inTeam, integration: 'neon' }),
      states: {
        ready: { never: 'It continues by itself when done.' },
        loading: 'Working',
        empty: 'MissingCode',
        forbidden: 'Denied',
      },
    },
  },
} satisfies ScreenFixtures;
