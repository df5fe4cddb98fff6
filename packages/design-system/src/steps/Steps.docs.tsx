import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Steps } from './Steps.tsx';

export const guide: Guide = {
  use: ['For the stages of an automatic process: upload, build, deploy, verify.'],
  avoid: [
    { when: 'For the position of a page:', instead: 'Breadcrumbs' },
    { when: 'For one number of progress:', instead: 'ProgressBar' },
  ],
  rules: [
    {
      do: {
        text: 'Name the stage that failed, and what was not reached.',
        show: (
          <Steps
            aria-label="Deployment"
            orientation="vertical"
            steps={[
              { id: 'build', label: 'Build', state: 'failed', detail: '38.6 s' },
              { id: 'deploy', label: 'Deploy', state: 'skipped', detail: 'Not reached' },
            ]}
          />
        ),
      },
      dont: { text: 'Make stages interactive.' },
    },
  ],
  keyboard: [],
  screenReader: [
    'An ordered list, named by `aria-label`; each step is read with its state and detail.',
    'The running step is announced as the current step. Changes are not announced.',
  ],
};
