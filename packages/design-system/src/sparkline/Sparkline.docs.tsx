import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: ['For the recent trend of one figure, beside the figure.'],
  avoid: [{ when: 'To read values, or to select a time range:', instead: 'Histogram' }],
  rules: [
    {
      do: { text: 'Say the figures in `aria-label`: "Median 41 seconds; three failed."' },
      dont: { text: 'Name it after its appearance: "Chart".' },
    },
    {
      do: { text: 'Use tones for outcomes, with a `Legend` beside it.' },
      dont: { text: 'Use them to decorate.' },
    },
  ],
  keyboard: [],
  screenReader: ['An image, read out as its `aria-label`.'],
};
