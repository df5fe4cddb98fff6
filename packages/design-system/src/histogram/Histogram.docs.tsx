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
    {
      keys: ['Tab'],
      does: 'Moves to the legend, the flags, the start of the range and its end: one stop each.',
    },
    {
      keys: ['Enter'],
      does: 'Presses a flag or an entry of the legend, or selects the moved range.',
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: 'Moves inside the legend and the flags, or moves an edge by one bucket.',
    },
    { keys: ['PageUp', 'PageDown'], does: 'Moves it by five.' },
    { keys: ['Home', 'End'], does: 'Moves it as far as it goes.' },
    { keys: ['Escape'], does: 'Drops a moved edge; without one, selects the whole range.' },
  ],
  screenReader: [
    'A group, named by `aria-label`, with two sliders that say their time (`formatTime`), and while they are moved the range and its count.',
    'Each flag is a button with the names of its events.',
    'The figures are available as a hidden table. Time that was not read says so in place of a number.',
  ],
};
