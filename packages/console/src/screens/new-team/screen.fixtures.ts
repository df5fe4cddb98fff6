import { embed } from '../../../../../.storybook/screens/embed.ts';
import { reasons } from '../../testing/ScreenFixtures.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  pages: {
    newTeam: { addresses: [{ heading: /^New Team$/ }] },
  },
  screens: {
    'New Team': {
      component: 'NewTeamScreen',
      description: 'Choose a name, which determines the URL.',
      embedding: embed('NewTeamContainer', {}),
      states: { loading: reasons.form, empty: reasons.form, forbidden: 'SwitchedOff' },
    },
  },
} satisfies ScreenFixtures;
