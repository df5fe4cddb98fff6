import { embed } from '../../../../../.storybook/screens/embed.ts';
import { reasons } from '../../testing/ScreenFixtures.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  pages: {
    resetPassword: { addresses: [{ heading: /^Reset Password$/ }] },
  },
  screens: {
    'Reset Password': {
      component: 'ResetPasswordScreen',
      description: 'Set a new password with the link.',
      embedding: embed('ResetPasswordContainer', {}),
      states: {
        loading: reasons.form,
        empty: 'MissingToken',
        error: 'Lapsed',
        forbidden: reasons.everyone,
        longContent: reasons.noUserText,
      },
    },
  },
} satisfies ScreenFixtures;
