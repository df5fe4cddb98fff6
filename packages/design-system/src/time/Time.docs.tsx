import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: [
    'For every point in time: `relative` everywhere, `absolute` where there is no row to focus, such as in facts and the options of a list; `day` and `clock` for a list that is grouped by day.',
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
    {
      keys: ['Tab'],
      does: 'Moves to a control of its row, list item or group, and shows date, time and zone. The time itself is no stop.',
    },
    { keys: ['Esc'], does: 'Hides them.' },
  ],
  screenReader: ['A `time` element; date, time and zone are its description.'],
};
