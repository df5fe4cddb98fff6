import { embed } from '../../../../../.storybook/screens/embed.ts';
import { reasons } from '../../testing/ScreenFixtures.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  pages: {
    verifyEmail: { addresses: [{ heading: /^Verifying Email$/ }] },
  },
  screens: {
    'Verifying Email': {
      component: 'VerifyEmailScreen',
      description: 'Target of the link that confirms a new account. The link works once.',
      embedding: embed('VerifyEmailContainer', {}),
      walkedWith: 'Sign Up',
      states: {
        ready: 'Done',
        loading: 'Working',
        empty: 'MissingToken',
        forbidden: reasons.everyone,
        longContent: reasons.noUserText,
      },
    },
  },
} satisfies ScreenFixtures;
