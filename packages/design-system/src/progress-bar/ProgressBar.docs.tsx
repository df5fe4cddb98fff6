import type { Guide } from '../../../../.storybook/docs/Guide.ts';
import { ProgressBar } from './ProgressBar.tsx';

export const guide: Guide = {
  reactAria: 'ProgressBar',
  use: ['For a wait of more than a few seconds whose progress is known: an upload.'],
  avoid: [
    { when: 'For a short wait:', instead: 'Spinner' },
    { when: 'For the stages of a process:', instead: 'Steps' },
  ],
  rules: [
    {
      do: {
        text: 'Describe the activity in text and numbers.',
        show: <ProgressBar label="Uploading archive.tar.gz" value={42} />,
      },
      dont: {
        text: 'Let it jump back, or stand at 99 %.',
        show: <ProgressBar label="Please wait…" value={99} />,
      },
    },
  ],
  keyboard: [],
  screenReader: ['A progress bar, named by its label, read with its formatted value.'],
};
