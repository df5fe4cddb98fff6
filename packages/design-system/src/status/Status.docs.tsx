import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Status } from './Status.tsx';

export const guide: Guide = {
  use: [
    'For how a thing is: a deployment, a domain, an invitation.',
    '`isBoxed` where it stands alone, plain in rows.',
  ],
  avoid: [
    { when: 'For a fact that is no state:', instead: 'Badge' },
    { when: 'For the steps on the way:', instead: 'Steps' },
  ],
  rules: [
    {
      do: {
        say: 'Say the state in words; `state` chooses icon and colour together.',
        show: <Status state="failed">Build Failed</Status>,
      },
      dont: {
        say: 'Invent a colour for a state, or show it by a dot alone.',
        show: <Status state="ready">Build Failed</Status>,
      },
    },
  ],
  keyboard: [],
  screenReader: ['Read as text. A change is not announced: say it where the news belongs.'],
};
