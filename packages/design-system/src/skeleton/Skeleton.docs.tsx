import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: ['While data loads whose shape is known: the real layout, made inert.'],
  avoid: [
    { when: 'Where the shape is not known:', instead: 'Spinner' },
    { when: 'Where progress can be measured:', instead: 'ProgressBar' },
    { when: 'For rows: the table has its own', instead: 'Table' },
  ],
  rules: [
    {
      do: { say: 'Use the layout that will stand there, so that nothing moves when data lands.' },
      dont: { say: 'Draw grey boxes that resemble nothing.' },
    },
    {
      do: { say: 'Keep old data and dim it while new data loads.' },
      dont: { say: 'Bring the skeleton back for every refresh.' },
    },
  ],
  keyboard: [],
  screenReader: [
    '"Loading" (`label`) is said once, politely; the placeholder is silent and cannot be reached.',
    'Bars stand still when less motion is wanted.',
  ],
};
