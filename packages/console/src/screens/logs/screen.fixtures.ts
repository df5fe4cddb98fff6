import { embed } from '../../../../../.storybook/screens/embed.ts';
import { inApp, reasons } from '../../testing/ScreenFixtures.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  pages: {
    logs: { addresses: [{ heading: /^Logs/ }] },
  },
  screens: {
    Logs: {
      component: 'LogsScreen',
      description: 'An app’s live log, with filters and search.',
      embedding: embed('LogsContainer', inApp),
      states: { forbidden: reasons.teamMembers },
    },
  },
} satisfies ScreenFixtures;
