import { embed } from '../../../../../.storybook/screens/embed.ts';
import { inApp, reasons } from '../../testing/ScreenFixtures.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  pages: {
    deployments: { addresses: [{ heading: /^Deployments/ }], appWithMostData: 'every-status' },
  },
  screens: {
    Deployments: {
      component: 'DeploymentsScreen',
      description: 'An app’s deployments, five per page, and New Deployment.',
      embedding: embed('DeploymentsContainer', inApp),
      states: { forbidden: reasons.teamMembers },
    },
  },
} satisfies ScreenFixtures;
