import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: [
    'For every moment that is shown. `relative` in lists, `dateTime` where it is the point.',
    '`TimeSettings` around the app: one switch for local time or UTC.',
  ],
  avoid: [{ when: 'For how long something took: plain', instead: 'Text' }],
  rules: [
    {
      do: { say: 'Let it keep up by itself; it stays silent while it does.' },
      dont: { say: 'Format dates by hand: they would miss the switch for UTC.' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to it where it is short, and shows date, time and zone.' },
    { keys: ['Esc'], does: 'Hides them.' },
  ],
  screenReader: ['A `time` element with the exact moment; what hovering shows describes it.'],
};
