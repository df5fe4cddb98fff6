import { embed } from '../../../../../.storybook/screens/embed.ts';
import { reasons } from '../../testing/ScreenFixtures.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  pages: {
    logIn: { addresses: [{ heading: /^Log in to Quayside$/ }] },
  },
  screens: {
    'Log In': {
      component: 'LogInScreen',
      description: 'Log in with email and password, or with a code-hosting account.',
      embedding: embed('LogInContainer', {}),
      states: {
        loading: reasons.form,
        empty: reasons.form,
        error: 'Rejected',
        forbidden: reasons.everyone,
      },
    },
  },
} satisfies ScreenFixtures;
