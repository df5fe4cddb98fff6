import { embed } from '../../../../../.storybook/screens/embed.ts';
import { reasons } from '../../testing/ScreenFixtures.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  pages: {
    home: { addresses: [{ heading: /^Home/ }] },
  },
  screens: {
    Home: {
      component: 'HomeScreen',
      description:
        'The current team’s apps, running and latest deployments, and pending invitations.',
      embedding: embed('HomeContainer', {}),
      states: { forbidden: reasons.ownAccount },
    },
  },
} satisfies ScreenFixtures;
