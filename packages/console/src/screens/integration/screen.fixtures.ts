import { embed } from '../../../../../.storybook/screens/embed.ts';
import { inTeam, reasons } from '../../testing/ScreenFixtures.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  pages: {
    integration: { addresses: [] },
  },
  screens: {
    Integration: {
      component: 'IntegrationScreen',
      description: 'Resources of a connection, and the apps that use it.',
      embedding: embed('IntegrationContainer', {
        ...inTeam,
        integrationId: '7d3f4a52-93a8-4a44-8d1a-5a0a6c5f9b21',
      }),
      states: { forbidden: reasons.teamMembers },
    },
  },
} satisfies ScreenFixtures;
