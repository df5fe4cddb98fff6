import { embed } from '../../../../../.storybook/screens/embed.ts';
import { inTeam } from '../../testing/ScreenFixtures.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  pages: {
    integrations: { addresses: [{ heading: /^Integrations/ }] },
  },
  screens: {
    Integrations: {
      component: 'IntegrationsScreen',
      description: 'Available and connected integrations of a team.',
      embedding: embed('IntegrationsContainer', inTeam),
      states: { empty: { never: 'Providers are always available.' } },
    },
  },
} satisfies ScreenFixtures;
