import { embed } from '../../../../../.storybook/screens/embed.ts';
import { inApp, reasons } from '../../testing/ScreenFixtures.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  pages: {
    storage: {
      addresses: [
        { heading: /^Storage/ },
        { search: { connect: '' }, heading: /^Connect Storage/ },
      ],
      appWithMostData: 'hard-variables',
    },
    connectResource: { addresses: [{ heading: /^Connect Storage/ }] },
  },
  screens: {
    Storage: {
      component: 'StorageScreen',
      description: 'The databases and caches of an app.',
      embedding: embed('StorageContainer', inApp),
      states: { forbidden: reasons.teamMembers },
    },
    'Connect Storage': {
      component: 'ConnectStorageScreen',
      description: 'Connect a database of an integration to a variable.',
      // The same page as Storage, with `?connect=`.
      embedding: embed('StorageContainer', inApp),
      walkedWith: 'Storage',
      states: { error: 'ProjectsFailed', forbidden: reasons.teamMembers },
    },
  },
} satisfies ScreenFixtures;
