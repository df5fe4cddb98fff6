import { embed } from '../../../../../.storybook/screens/embed.ts';
import { reasons } from '../../testing/ScreenFixtures.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  pages: {
    callback: { addresses: [{ heading: /^Logging In$/ }] },
  },
  screens: {
    Callback: {
      component: 'CallbackScreen',
      description: 'Target of the redirect from a code-hosting account.',
      embedding: embed('CallbackContainer', {}),
      states: {
        ready: { never: 'It continues by itself when done.' },
        loading: 'Working',
        empty: reasons.noList,
        forbidden: reasons.everyone,
      },
    },
  },
} satisfies ScreenFixtures;
