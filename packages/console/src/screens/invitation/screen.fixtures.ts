import { embed } from '../../../../../.storybook/screens/embed.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  pages: {
    invitation: { addresses: [{ heading: /^Team Invitation$/ }] },
  },
  screens: {
    'Team Invitation': {
      component: 'InvitationScreen',
      description: 'The inviter and the team, before the user joins.',
      embedding: embed('InvitationContainer', { token: 'the-token-of-the-link' }),
      states: { ready: 'Invited', empty: 'Unknown', forbidden: 'OtherAccount' },
    },
  },
} satisfies ScreenFixtures;
