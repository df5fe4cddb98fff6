import { embed } from '../../../../../.storybook/screens/embed.ts';
import { inTeam } from '../../testing/ScreenFixtures.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  pages: {
    teamSettings: { addresses: [{ heading: /^Team Settings$/ }] },
  },
  screens: {
    'Team Settings': {
      component: 'TeamSettingsScreen',
      description: 'The team’s name, members, invitations and deletion.',
      embedding: embed('TeamSettingsContainer', inTeam),
      states: { ready: 'Owner', empty: 'NoInvitations' },
    },
  },
} satisfies ScreenFixtures;
