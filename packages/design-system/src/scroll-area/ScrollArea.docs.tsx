import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: [
    'For a list or a panel of its own height in a page that stays: a menu of many teams, a side panel.',
    'Where a scroll bar that always shows would be in the way.',
  ],
  avoid: [
    { when: 'For a whole page: let the page scroll.' },
    { when: 'For rows of data, which scroll by themselves:', instead: 'Table' },
    { when: 'For logs:', instead: 'LogViewer' },
  ],
  rules: [
    {
      do: { say: 'Give it a height by what is around it, or by a class of your own.' },
      dont: { say: 'Put one into another: the wheel stops at the edge of the inner one.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the area where there is more than fits, then to what is in it.',
    },
    { keys: ['↓', '↑', '→', '←'], does: 'Scroll by a line.' },
    { keys: ['Space', 'PageDown', 'PageUp'], does: 'Scroll by a page.' },
    { keys: ['Home', 'End'], does: 'Scroll to the beginning or the end.' },
  ],
  screenReader: ['A region with its name where there is more than fits, else a group.'],
};
