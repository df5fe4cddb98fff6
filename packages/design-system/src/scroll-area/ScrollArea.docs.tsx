import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  use: [
    'For a list or panel that scrolls inside the page: a menu of many teams, a side panel.',
    'Where a permanent scroll bar would be in the way.',
  ],
  avoid: [
    { when: 'For a whole page: let the page scroll.' },
    { when: 'For rows of data, which scroll by themselves:', instead: 'Table' },
    { when: 'For logs:', instead: 'LogViewer' },
  ],
  rules: [
    {
      do: { text: 'Set its height through its container or your own class.' },
      dont: { text: 'Put one into another: the wheel stops at the edge of the inner one.' },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the area if it overflows, then to its content.',
    },
    { keys: ['↓', '↑', '→', '←'], does: 'Scroll by a line.' },
    { keys: ['Space', 'PageDown', 'PageUp'], does: 'Scroll by a page.' },
    { keys: ['Home', 'End'], does: 'Scroll to the beginning or the end.' },
  ],
  screenReader: ['A named region if it overflows, otherwise a group.'],
};
