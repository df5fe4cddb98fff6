import { embed } from '../../../../../.storybook/screens/embed.ts';
import { reasons } from '../../testing/ScreenFixtures.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  pages: {
    verifyUpdateEmail: { addresses: [{ heading: /^Verifying Email Update$/ }] },
  },
  screens: {
    'Verifying Email Update': {
      component: 'VerifyUpdateEmailScreen',
      description: 'Target of the link that confirms a new address. The link works once.',
      embedding: embed('VerifyUpdateEmailContainer', {}),
      states: {
        ready: 'Done',
        loading: 'Working',
        empty: 'MissingToken',
        forbidden: 'Taken',
        longContent: reasons.noUserText,
      },
    },
  },
} satisfies ScreenFixtures;
