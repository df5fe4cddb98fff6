import { embed } from '../../../../../.storybook/screens/embed.ts';
import { reasons } from '../../testing/ScreenFixtures.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  screens: {
    'Not Found': {
      component: 'NotFoundScreen',
      description: 'For a URL without a page.',
      embedding: embed('NotFoundContainer', {}),
      states: {
        loading: reasons.noRequests,
        empty: reasons.noRequests,
        error: reasons.noRequests,
        forbidden: reasons.everyone,
      },
    },
  },
} satisfies ScreenFixtures;
