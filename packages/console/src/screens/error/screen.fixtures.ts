import { embed } from '../../../../../.storybook/screens/embed.ts';
import { reasons } from '../../testing/ScreenFixtures.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  screens: {
    Error: {
      component: 'ErrorScreen',
      description: 'In place of a page that could not be shown.',
      embedding: embed('ErrorContainer', {
        error: { code: "new Error('What was thrown')" },
        onTryAgain: { code: '() => location.reload()' },
      }),
      states: {
        ready: 'Unexpected',
        loading: { never: 'It is shown after loading.' },
        empty: reasons.noList,
        error: 'PlatformDown',
        forbidden: 'AppNotFound',
      },
    },
  },
} satisfies ScreenFixtures;
