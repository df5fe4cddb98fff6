import { embed } from '../../../../../.storybook/screens/embed.ts';
import { reasons } from '../../testing/ScreenFixtures.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  pages: {
    allTeams: { addresses: [{ heading: /^All Teams/ }] },
  },
  screens: {
    'All Teams': {
      component: 'AllTeamsScreen',
      description: 'All teams of the user, with roles.',
      embedding: embed('AllTeamsContainer', {}),
      states: { forbidden: reasons.ownAccount },
    },
  },
} satisfies ScreenFixtures;
