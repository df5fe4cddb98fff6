import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: ['While data with a known layout loads: the real layout, inert.'],
  avoid: [
    { when: 'For an unknown layout:', instead: 'Spinner' },
    { when: 'For known progress:', instead: 'ProgressBar' },
    { when: 'For rows: the table has its own', instead: 'Table' },
  ],
  rules: [
    {
      do: { text: 'Use the final layout, so that nothing moves when data arrives.' },
      dont: { text: 'Draw grey boxes that resemble nothing.' },
    },
    {
      do: { text: 'Keep old data and dim it while new data loads.' },
      dont: { text: 'Show the skeleton for every refresh.' },
    },
  ],
  keyboard: [],
  screenReader: [
    '"Loading" (`label`) is announced once, politely. The placeholder is hidden and not focusable.',
    'Bars do not move with reduced motion.',
  ],
};
