import { embed } from '../../../../../.storybook/screens/embed.ts';
import { inApp, reasons } from '../../testing/ScreenFixtures.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  pages: {
    environmentVariables: {
      addresses: [{ heading: /^Environment Variables/ }],
      appWithMostData: 'hard-variables',
    },
  },
  screens: {
    'Environment Variables': {
      component: 'EnvironmentVariablesScreen',
      description: 'Configuration and secrets, one by one or from a .env file.',
      embedding: embed('EnvironmentVariablesContainer', inApp),
      states: { forbidden: reasons.teamMembers },
    },
  },
} satisfies ScreenFixtures;
