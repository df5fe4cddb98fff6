import { embed } from '../../../../../.storybook/screens/embed.ts';
import { reasons } from '../../testing/ScreenFixtures.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  pages: {
    accountSettings: { addresses: [{ heading: /^Account Settings$/ }] },
  },
  screens: {
    'Account Settings': {
      component: 'AccountSettingsScreen',
      description: 'The user’s name, address, password, connected accounts and account deletion.',
      embedding: embed('AccountSettingsContainer', {}),
      states: { empty: reasons.noList, forbidden: 'OwnsSharedTeams' },
    },
  },
} satisfies ScreenFixtures;
