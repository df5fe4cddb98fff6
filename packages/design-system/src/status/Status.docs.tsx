import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Status } from './Status.tsx';

export const guide: Guide = {
  use: [
    'For the state of a deployment, a domain, an invitation.',
    '`isBoxed` where it stands alone, plain in rows.',
  ],
  avoid: [
    { when: 'For an attribute that is not a state:', instead: 'Badge' },
    { when: 'For the steps of a process:', instead: 'Steps' },
  ],
  rules: [
    {
      do: {
        text: 'Name the state in text; `state` sets icon and colour.',
        show: <Status state="failed">Build Failed</Status>,
      },
      dont: {
        text: 'Invent a colour for a state, or show it by a dot alone.',
        show: <Status state="ready">Build Failed</Status>,
      },
    },
  ],
  keyboard: [],
  screenReader: ['Read as text. Changes are not announced; announce them separately.'],
};
