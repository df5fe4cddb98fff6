import { embed } from '../../../../../.storybook/screens/embed.ts';
import { reasons } from '../../testing/ScreenFixtures.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  pages: {
    signUp: { addresses: [{ heading: /^Sign up for Quayside$/ }] },
  },
  screens: {
    'Sign Up': {
      component: 'SignUpScreen',
      description: 'Create an account, and confirm its address by email.',
      embedding: embed('SignUpContainer', {}),
      states: {
        loading: reasons.form,
        empty: reasons.form,
        error: 'Rejected',
        forbidden: reasons.everyone,
      },
    },
  },
} satisfies ScreenFixtures;
