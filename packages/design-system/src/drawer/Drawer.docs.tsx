import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  reactAria: 'Modal',
  pattern: 'dialog-modal',
  use: [
    'For details of one object while its list stays visible.',
    'For navigation in a narrow layout.',
  ],
  avoid: [
    { when: 'For a question:', instead: 'AlertDialog' },
    { when: 'For a short task:', instead: 'Dialog' },
    { when: 'For content with a URL:', instead: 'Page' },
  ],
  rules: [
    {
      do: {
        text: 'Open it from the side where its button is: `side` follows the reading direction.',
      },
      dont: { text: 'Put a second drawer over the first.' },
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves among its controls and wraps around.' },
    { keys: ['Esc'], does: 'Closes it and restores the focus.' },
  ],
  screenReader: ['A dialog, named by its title. The page behind is hidden from screen readers.'],
};
