import { embed } from '../../../../../.storybook/screens/embed.ts';
import { inApp, reasons } from '../../testing/ScreenFixtures.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  pages: {
    deployment: { addresses: [], appWithMostData: 'every-failure' },
  },
  screens: {
    Deployment: {
      component: 'DeploymentScreen',
      description: 'A deployment’s steps, failure reason and build log.',
      embedding: embed('DeploymentContainer', {
        ...inApp,
        deploymentId: '0b9b3a6f-2c39-4d5c-9f5e-6a1f3f1f8f10',
      }),
      states: { empty: 'AwaitingUpload', forbidden: reasons.teamMembers },
    },
  },
} satisfies ScreenFixtures;
