import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  pattern: 'slider-multithumb',
  use: [
    'For how many happened when, by level, above the list of them; to choose a stretch of time.',
  ],
  avoid: [{ when: 'For the course of one figure, beside it:', instead: 'Sparkline' }],
  rules: [
    {
      do: { say: 'Put the most frequent level first: it stands at the bottom.' },
      dont: { say: 'Show more than four levels, or tell two apart by colour alone.' },
    },
    {
      do: { say: 'Show fewer, longer buckets where time is long: 30 to 90 of them.' },
      dont: { say: 'Leave out buckets that are empty: time would have holes.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the start of the range, then to its end.' },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'Moves that edge by one bucket.' },
    { keys: ['PageUp', 'PageDown'], does: 'Moves it by five.' },
    { keys: ['Home', 'End'], does: 'Moves it as far as it goes.' },
    { keys: ['Escape'], does: 'Chooses all again.' },
  ],
  screenReader: [
    'A group, named by `aria-label`, with two sliders that say their time (`formatTime`).',
    'The figures are there as a table, which is not shown.',
  ],
};
