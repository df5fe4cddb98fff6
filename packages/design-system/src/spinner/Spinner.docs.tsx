import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { Button } from '../button/index.ts';
import { Spinner } from './Spinner.tsx';

export const guide: Guide = {
  reactAria: 'ProgressBar',
  use: ['When something is going on, nobody knows for how long, and its shape is not known.'],
  avoid: [
    { when: 'For data whose shape is known:', instead: 'Skeleton' },
    { when: 'When progress can be measured:', instead: 'ProgressBar' },
    { when: 'In a button: set `isPending` on', instead: 'Button' },
  ],
  rules: [
    {
      do: {
        say: 'Say what is going on in its `aria-label`.',
        show: <Spinner aria-label="Checking the domain" />,
      },
      dont: {
        say: 'Cover a page that could be used with one in its middle.',
        show: <Button isDisabled>Save</Button>,
      },
    },
  ],
  keyboard: [],
  screenReader: [
    'A progress bar without a value, named by its `aria-label`.',
    'It stands still when less motion is wanted; its name still says what is going on.',
  ],
};
