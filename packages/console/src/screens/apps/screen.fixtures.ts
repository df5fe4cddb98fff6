import { embed } from '../../../../../.storybook/screens/embed.ts';
import { inTeam, reasons } from '../../testing/ScreenFixtures.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  pages: {
    apps: { addresses: [{ heading: /^Apps/ }] },
    team: { addresses: [{ heading: /^Apps/ }] },
  },
  screens: {
    Apps: {
      component: 'AppsScreen',
      description: 'The apps of a team, with search and pagination.',
      embedding: embed('AppsContainer', inTeam),
      states: { forbidden: reasons.teamMembers },
    },
  },
} satisfies ScreenFixtures;
