import type { Guide } from '../../../../.storybook/docs/Guide.ts';

export const guide: Guide = {
  reactAria: 'Modal',
  pattern: 'dialog-modal',
  use: [
    'For details of one thing, where the list it comes from should stay in sight.',
    'For navigation in a narrow place.',
  ],
  avoid: [
    { when: 'For a question:', instead: 'AlertDialog' },
    { when: 'For a short task:', instead: 'Dialog' },
    { when: 'For what people link to:', instead: 'Page' },
  ],
  rules: [
    {
      do: {
        say: 'Open it from the side where its button is: `side` follows the reading direction.',
      },
      dont: { say: 'Put a second drawer over the first.' },
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves among what is in it; never out.' },
    { keys: ['Esc'], does: 'Closes it. The focus is back where it came from.' },
  ],
  screenReader: ['A dialog, named by its title. The page behind is hidden from screen readers.'],
};
