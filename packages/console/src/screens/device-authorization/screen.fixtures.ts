import { embed } from '../../../../../.storybook/screens/embed.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  pages: {
    device: { addresses: [{ search: { code: 'BCDF-GHJK' }, heading: /^Device Authorization$/ }] },
  },
  screens: {
    'Device Authorization': {
      component: 'DeviceAuthorizationScreen',
      description: 'Authorize a command line in two deliberate steps.',
      embedding: embed('DeviceAuthorizationContainer', { code: 'WDJB-MJHT' }),
      states: { ready: 'Question', empty: 'Unknown', forbidden: 'AlreadyUsed' },
    },
  },
} satisfies ScreenFixtures;
