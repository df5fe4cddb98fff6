import { embed } from '../../../../../.storybook/screens/embed.ts';
import { reasons } from '../../testing/ScreenFixtures.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  pages: {
    recoverPassword: { addresses: [{ heading: /^Recover Password$/ }] },
  },
  screens: {
    'Recover Password': {
      component: 'RecoverPasswordScreen',
      description: 'Request a recovery link. The response does not reveal which addresses exist.',
      embedding: embed('RecoverPasswordContainer', {}),
      states: { loading: reasons.form, empty: reasons.form, forbidden: reasons.everyone },
    },
  },
} satisfies ScreenFixtures;
