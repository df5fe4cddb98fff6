import { embed } from '../../../../../.storybook/screens/embed.ts';
import { reasons } from '../../testing/ScreenFixtures.ts';
import type { ScreenFixtures } from '../../testing/ScreenFixtures.ts';

export const fixtures = {
  screens: {
    'New Deployment': {
      component: 'NewDeploymentScreen',
      description: 'Deploy a folder or an archive from the browser.',
      embedding: embed('NewDeploymentContainer', {
        appId: '5f1c6d1e-6d0a-4b6e-8f8e-0d5a3c1b2a49',
        onStarted: { code: '() => {}' },
        onClose: { code: '() => {}' },
      }),
      walkedWith: 'Deployments',
      states: {
        ready: 'Choosing',
        loading: 'Reading',
        empty: 'NothingInIt',
        error: 'UploadFailed',
        forbidden: reasons.teamMembers,
      },
    },
  },
} satisfies ScreenFixtures;
