import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: [
    'For every point in time: `relative` everywhere, `absolute` where hover and focus are not available, such as in the options of a list; `day` and `clock` for a list that is grouped by day.',
    '`TimeSettings` around the app: one switch for local time or UTC.',
  ],
  avoid: [{ when: 'For durations: plain', instead: 'Text' }],
  rules: [
    {
      do: { text: 'Let it update by itself; updates are not announced.' },
      dont: { text: 'Format dates by hand: they would ignore the UTC switch.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to a relative time and shows date, time and zone.' },
    { keys: ['Esc'], does: 'Hides them.' },
  ],
  screenReader: ['A `time` element with the exact time; the tooltip describes it.'],
};
