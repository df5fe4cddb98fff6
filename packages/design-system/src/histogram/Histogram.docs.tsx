import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  pattern: 'slider-multithumb',
  use: ['For counts over time by level, above their list, and to select a time range.'],
  avoid: [{ when: 'For the trend of one figure, beside it:', instead: 'Sparkline' }],
  rules: [
    {
      do: { text: 'Put the most frequent level first: it stands at the bottom.' },
      dont: { text: 'Show more than four levels, or tell two apart by colour alone.' },
    },
    {
      do: { text: 'Show fewer, longer buckets where time is long: 30 to 90 of them.' },
      dont: { text: 'Leave out empty buckets: the time axis would have gaps.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to each marker, then to the start of the range and to its end.' },
    { keys: ['Enter'], does: 'Presses a marker.' },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'Moves that edge by one bucket.' },
    { keys: ['PageUp', 'PageDown'], does: 'Moves it by five.' },
    { keys: ['Home', 'End'], does: 'Moves it as far as it goes.' },
    { keys: ['Escape'], does: 'Selects the whole range.' },
  ],
  screenReader: [
    'A group, named by `aria-label`, with two sliders that say their time (`formatTime`).',
    'Each marker is a button with the names of its events.',
    'The figures are available as a hidden table.',
  ],
};
