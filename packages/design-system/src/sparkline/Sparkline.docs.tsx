import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: ['For the course of one figure over the last so many times, beside the figure itself.'],
  avoid: [{ when: 'To read values off, or to choose a stretch of time:', instead: 'Histogram' }],
  rules: [
    {
      do: { say: 'Say the figures in `aria-label`: "Median 41 seconds; three failed."' },
      dont: { say: 'Name it after its looks: "Chart".' },
    },
    {
      do: { say: 'Use tones for outcomes, with a `Legend` beside it.' },
      dont: { say: 'Use them to decorate.' },
    },
  ],
  keyboard: [],
  screenReader: ['An image, read out as its `aria-label`.'],
};
