import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Button } from '../button/index.ts';
import { Spinner } from './Spinner.tsx';

export const guide: Guide = {
  reactAria: 'ProgressBar',
  use: ['For waits of unknown duration, with an unknown layout.'],
  avoid: [
    { when: 'For data with a known layout:', instead: 'Skeleton' },
    { when: 'For known progress:', instead: 'ProgressBar' },
    { when: 'In a button: set `isPending` on', instead: 'Button' },
  ],
  rules: [
    {
      do: {
        text: 'Name the activity in its `aria-label`.',
        show: <Spinner aria-label="Checking the domain" />,
      },
      dont: {
        text: 'Cover a usable page with one.',
        show: <Button isDisabled>Save</Button>,
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'A progress bar without a value, named by its `aria-label`.',
    'It does not move with reduced motion; its name still describes the activity.',
  ],
};
