import { embed } from '../../../../../.storybook/screens/embed.ts';
import { inApp, reasons } from '../../testing/ScreenFixtures.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  pages: {
    general: { addresses: [{ heading: /^Harbour API/ }] },
    app: { addresses: [{ heading: /^Harbour API/ }] },
  },
  screens: {
    General: {
      component: 'GeneralScreen',
      description: 'An app’s details, URL and recent deployments.',
      embedding: embed('GeneralContainer', inApp),
      states: { empty: 'NothingDeployed', forbidden: reasons.teamMembers },
    },
  },
} satisfies ScreenFixtures;
