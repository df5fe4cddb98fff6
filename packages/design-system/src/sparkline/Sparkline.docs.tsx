import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: ['For the recent trend of one figure, beside the figure.'],
  avoid: [{ when: 'To read values, or to select a time range:', instead: 'Histogram' }],
  rules: [
    {
      do: { say: 'Say the figures in `aria-label`: "Median 41 seconds; three failed."' },
      dont: { say: 'Name it after its appearance: "Chart".' },
    },
    {
      do: { say: 'Use tones for outcomes, with a `Legend` beside it.' },
      dont: { say: 'Use them to decorate.' },
    },
  ],
  keyboard: [],
  screenReader: ['An image, read out as its `aria-label`.'],
};
